#!/bin/sh
# Backs up a site on PostgreSQL while it runs, first the database, then the files that it names, and removes old backups.
# Needs DATABASE_URL (or DATABASE_URL_FILE), DATA_DIR, BACKUP_DIR and KEEP_DAYS.
set -eu
: "${DATA_DIR:?}" "${BACKUP_DIR:?}" "${KEEP_DAYS:?}"
[ -z "${DATABASE_URL_FILE:-}" ] || DATABASE_URL=$(cat "$DATABASE_URL_FILE")
: "${DATABASE_URL:?Set DATABASE_URL: a site on PGlite is backed up with the site stopped, docs/operating.md}"
umask 077
mkdir -p "$BACKUP_DIR"
name="$BACKUP_DIR/estrada-$(date -u +%Y-%m-%dT%H%M%SZ)"
# a name ends in .partial until it is whole: what was cut off is never taken for a backup
pg_dump --format=custom --file="$name.dump.partial" "$DATABASE_URL"
mv "$name.dump.partial" "$name.dump"
folders=""
for folder in files private; do
	[ ! -d "$DATA_DIR/$folder" ] || folders="$folders $folder"
done
if [ -n "$folders" ]; then
	# shellcheck disable=SC2086
	tar -czf "$name.files.tar.gz.partial" -C "$DATA_DIR" $folders
	mv "$name.files.tar.gz.partial" "$name.files.tar.gz"
fi
find "$BACKUP_DIR" -maxdepth 1 -name 'estrada-*' -mtime "+$KEEP_DAYS" -delete
