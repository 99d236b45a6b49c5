// Which country a time zone lies in, for those that something here depends on: where parcels go, and where the euro is paid.

const ZONES: Readonly<Record<string, string>> = {
  KR: 'Asia/Seoul',
  JP: 'Asia/Tokyo',
  GB: 'Europe/London Europe/Belfast',
  US: 'America/New_York America/Detroit America/Chicago America/Denver America/Boise America/Phoenix America/Los_Angeles America/Anchorage America/Juneau America/Sitka America/Nome America/Adak America/Menominee Pacific/Honolulu',
  BR: 'America/Sao_Paulo America/Bahia America/Fortaleza America/Recife America/Belem America/Manaus America/Cuiaba America/Campo_Grande America/Porto_Velho America/Boa_Vista America/Rio_Branco America/Maceio America/Araguaina America/Santarem America/Eirunepe America/Noronha',
  DE: 'Europe/Berlin Europe/Busingen',
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  ES: 'Europe/Madrid Atlantic/Canary Africa/Ceuta',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GR: 'Europe/Athens',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  NL: 'Europe/Amsterdam',
  PT: 'Europe/Lisbon Atlantic/Madeira Atlantic/Azores',
};

/** Some states of the United States have several zones of their own. */
const US_STATES = /^America\/(?:Indiana|Kentucky|North_Dakota)\//;

/** ISO 3166-1; undefined for zones that are not listed. */
export function regionOfZone(zone: string): string | undefined {
  if (US_STATES.test(zone)) return 'US';
  return Object.entries(ZONES).find(([, zones]) => zones.split(' ').includes(zone))?.[0];
}
