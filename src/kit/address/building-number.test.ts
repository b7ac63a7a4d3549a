import { expect, test } from "vitest";
import { hasBuildingNumber } from "./building-number.ts";

test.each([
	...["Lniana 1", "Łąki 12A", "Łąki 12 a", "os. Tysiąclecia 5/12", "Zabłocie 43A", "al. 3 Maja 7", "3 Maja 7/2"],
	...["ul. Świętojańska 14/3", "Aleje Jerozolimskie 65/79", "Rynek 1", "11 Listopada 60-62", "Lniana nr 4 m. 8"],
	...["pl. 10 Lutego 1", "os. 1000-lecia 21", "ul. 15. Pułku Piechoty 3", "al. Jana Pawła II 27", "Nowa Wieś 12 bis"],
	...["12", "12 bis", "12A/4", "nr 5", "43 lok. 2", "Zabłocie 43 lok. B", "Lniana 1 wejście od podwórza"],
	...["Park Strzelecki 9", "Alpejska 3", "Plażowa 2", "Osiedleńcza 8", "skr. poczt. 12"],
])("%j names a building", (street) => expect(hasBuildingNumber(street)).toBe(true));

test.each([
	...["Lniana", "ul. Świętojańska", "al. 3 Maja", "3 Maja", "Aleja 3-go Maja", "pl. 10 lutego", "os. 1000-lecia"],
	...["11 Listopada", "ul. 15. Pułku Piechoty", "al. Jana Pawła II", "Zabłocie", "os. Tysiąclecia", ""],
])("%j does not", (street) => expect(hasBuildingNumber(street)).toBe(false));
