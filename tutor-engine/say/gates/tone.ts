// What a line of ours takes for granted: that it is so now, that it is sad, that it is a joy.

const OF_NOW =
  /今天|现在|休息|吃药|吃了药|医生|医院|好一?点|好些|好了吗|小心|快点儿?好|早日|情况|还疼|身体怎么|这些天|这几天|这段时间|陪着你/u;

/** Whether a line asks or says what is only of today. */
export function isOfNow(zh: string): boolean {
  return OF_NOW.test(zh);
}

const COMFORTS =
  /不容易|难过|难受|不好受|不舒服|不好过|抱抱|为难|不轻松|真让人(?:着急|担心|难过)|唉|可惜|别怕|辛苦|心疼|别这么说自己|别怪自己|对自己太严|转很久|太安静了|心里的事/u;
const REJOICES =
  /真好(?![听看吃喝玩])|太好了|恭喜|祝(?:你|你们)|真棒|我也高兴|真为你高兴|跟着高兴|哈哈|开心/u;

export type Tone = 'comfort' | 'joy';

/** The tone of a statement; undefined where it has none, or both. */
export function toneOf(zh: string): Tone | undefined {
  const isSad = COMFORTS.test(zh);
  return isSad === REJOICES.test(zh) ? undefined : isSad ? 'comfort' : 'joy';
}

/** Whether one of the statements comforts and another rejoices: no two of them may stand in one answer. */
export function isTornBetween(statements: readonly string[]): boolean {
  const tones = new Set(statements.map(toneOf));
  return tones.has('comfort') && tones.has('joy');
}
