// Whose a clause is that does not say it: who is looked at is ashamed, her mother is nobody of the learner's.

const ASHAMED = /不好意思|丢脸|丢人|尴尬|难为情|没面子/u;
const MEETS_ME = /^.{2,}(?<![是在])我(?!的)/u;
/** 我心里…怎么说呢: of the learner, though nothing is known of it. */
export const OF_ME = /^我(?:心里|自己|现在|当时|真的?|也|就|只)/u;
/** Somebody of theirs. */
export const OF_THEIRS =
  /^(?:因为|可是|但是|现在|最近|昨天|其实)?[他她](?:们)?的?(?:爸|妈|父|母|爷爷|奶奶|外[公婆]|姥|哥|姐|弟|妹|儿子|女儿|孩子|丈夫|妻子|太太|老[公婆]|朋友|同学|同事|老板|狗|猫)/u;

/** 邻居都出来看我们，很不好意思: who is looked at, and not who looks. `before`: the clause before it. */
export function isOfWhoIsSeen(clause: string, before: string): boolean {
  return ASHAMED.test(clause) && MEETS_ME.test(before);
}

/** A clause without a subject goes on about whom the last one was about; with 我 it is the learner again. */
export function hasNoSubject(text: string): boolean {
  return !/^(?:[今昨明]天|现在|最近|上个?[星周月][期]?|每天)*(?:我|你|您|他|她|它|咱)/u.test(text);
}
