# The site as an image: built once, run without build tools, as an unprivileged user on a read-only file system.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts/after-install.mjs scripts/
RUN npm ci --no-audit --no-fund
COPY . .
# `dist/built` is younger than what npm writes, so that the start builds nothing
RUN npm run build && npm prune --omit=dev --no-audit --no-fund && touch dist/built

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/node_modules node_modules
COPY --from=build --chown=root:root /app/migrations migrations
COPY --from=build --chown=root:root /app/scripts scripts
COPY --from=build --chown=root:root /app/demo demo
COPY --from=build --chown=root:root /app/src src
COPY --from=build --chown=root:root /app/vite.config.ts ./
COPY --from=build --chown=root:root /app/dist dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
	CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# not npm: the program itself gets the signals
CMD ["node", "scripts/start.cjs"]
