// Finds 口令: the codes between signs by which the apps of shops find an item again.

/** Signs change from year to year; what stands between them is 8 to 13 letters and digits of both kinds of case. */
const BETWEEN_SIGNS = /([¥￥€$£₤₳₴₰¢₵₲₪฿₭])\s?([0-9A-Za-z]{8,13})\s?[¥￥€$£₤₳₴₰¢₵₲₪฿₭]/u;
const IN_BRACKETS = /[(（/]([0-9A-Za-z]{11})[)）/]/;
const IN_LINK = /[?&](?:tk|jkl)=@?([0-9A-Za-z]{8,16})@?/;
/** `CZ3457`, `HU006`, `MF1234`: marks of the day, without a meaning of their own. */
const MARK = /(?<![A-Za-z0-9])(?:[A-Z]{2}\d{3,4})(?![A-Za-z0-9])/g;

export function findShareCode(text: string): string | undefined {
  const between = BETWEEN_SIGNS.exec(text)?.[2];
  if (between && /\D/.test(between)) return between;
  return IN_LINK.exec(text)?.[1] ?? IN_BRACKETS.exec(text)?.[1];
}

/** The text without codes and marks, which hold digits and signs that are no price. */
export function withoutCodes(text: string): string {
  return text
    .replaceAll(new RegExp(BETWEEN_SIGNS, 'gu'), (whole, _sign, code: string) =>
      /\D/.test(code) ? ' ' : whole,
    )
    .replaceAll(new RegExp(IN_BRACKETS, 'g'), ' ')
    .replaceAll(MARK, ' ');
}
