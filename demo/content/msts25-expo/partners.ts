import type { DemoPartner } from "../shape.ts";

export const partners: DemoPartner[] = [
	{ key: "jantarex", name: "Jantarex", tier: "main", url: "https://jantarex.example" },
	{ key: "meridiano", name: "Meridiano", tier: "main", url: "https://meridiano.example" },
	{ key: "zrodlana-ai", name: "Źródlana AI", tier: "main", url: "https://zrodlana.example" },
	{ key: "gradion", name: "Gradion", tier: "content", url: "https://gradion.example" },
	{ key: "pulsaria", name: "Pulsaria", tier: "content", url: "https://pulsaria.example" },
	{ key: "echologia", name: "Echologia", tier: "content", url: "https://echologia.example" },
	{ key: "kratownik", name: "Kratownik", tier: "content", url: "https://kratownik.example" },
	{ key: "fala-i-fala", name: "Fala & Fala", tier: "content", url: "https://falaifala.example" },
	{ key: "politechnika-nadwislanska", name: "Politechnika Nadwiślańska", tier: "content", url: "https://pnw.example" },
	{ key: "kolo-dotnet", name: "Koło .NET", tier: "content", url: "https://kolo-dotnet.example" },
	{ key: "azurowe-czwartki", name: "Azurowe Czwartki", tier: "content", url: "https://azurowe-czwartki.example" },
	{ key: "niebosklon", name: "Nieboskłon", tier: "media", url: "https://niebosklon.example" },
	{ key: "warstwo", name: "Warstwo", tier: "media", url: "https://warstwo.example" },
	{ key: "tercjum", name: "Tercjum", tier: "media", url: "https://tercjum.example" },
	{ key: "krosno-cloud", name: "Krosno Cloud", tier: "media", url: "https://krosno-cloud.example" },
	{ key: "nocny-commit", name: "Nocny Commit", tier: "media", url: "https://nocny-commit.example" },
	{ key: "radio-petla", name: "Radio Pętla", tier: "media", url: "https://radio-petla.example" },
	{ key: "kwartalnik-stos", name: "Kwartalnik Stos", tier: "media", url: "https://kwartalnik-stos.example" },
	{ key: "dyszka", name: "Dyszka", tier: "media", url: "https://dyszka.example" },
	{ key: "za-kurtyna", name: "Za Kurtyną", tier: "media", url: "https://za-kurtyna.example" },
];
