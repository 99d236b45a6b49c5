// Who wants to be called or woken at an hour: 明天早上七点叫我起床.

const CALLS =
  /叫(?:我|醒)|(?:给我)?打(?:个)?电话(?:叫|给)?我?|wake (?:me|us)|call me|morning call|me (?:acord|lig|cham)/iu;
const HOUR =
  /(?<when>(?:明天|后天|今天)?(?:早上|晚上|上午|下午|中午)?(?:[0-9]{1,2}|[一二两三四五六七八九十]{1,3})点(?:半|钟|[一二三四五十]{1,3}分?)?)/u;

/** The hour, as it was said; undefined where no call is asked for. */
export function callAskedIn(raw: string): string | undefined {
  return CALLS.test(raw) ? HOUR.exec(raw)?.groups?.['when'] : undefined;
}
