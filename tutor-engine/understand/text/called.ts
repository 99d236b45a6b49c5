// Names among Chinese words: 我的狗叫 Pipoca speaks of no popcorn.

/** Whether the Latin words that begin at `at` are what somebody or something is called. */
export function isCalled(text: string, words: string, at: number): boolean {
  return /^\p{Lu}/u.test(words) && /(?:叫|名字是|姓)\s*$/u.test(text.slice(0, at));
}
