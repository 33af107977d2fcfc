import { SEASONS, type Season } from './plan.ts';

/** Where summer begins in December. Near the equator neither season means much. */
const SOUTH =
  /^(?:Australia\/|Antarctica\/|Pacific\/(?:Auckland|Chatham)|America\/(?:Argentina\/|Buenos_Aires|Santiago|Punta_Arenas|Montevideo|Asuncion|Sao_Paulo|Campo_Grande|Cuiaba)|Africa\/(?:Johannesburg|Maseru|Mbabane|Windhoek|Gaborone|Harare|Maputo)|Indian\/(?:Mauritius|Reunion|Antananarivo))/;
const MONTHS = 3;

/** The season that a day is in where this clock is used. */
export function seasonOn(day: string, timeZone: string): Season {
  const month = Number(day.slice(5, 7)) % 12;
  const turned = SOUTH.test(timeZone) ? SEASONS.length / 2 : 0;
  return SEASONS[(Math.floor(month / MONTHS) + turned) % SEASONS.length]!;
}
