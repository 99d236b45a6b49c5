// What only leads to a question, and tells nothing.

/** 我想问一下, 请问, 我有个问题: leads to a question, and tells nothing. */
export const LEADS_TO =
  /^(?:对了|不好意思|请问)+$|^(?:对了|老师|那|嗯|不好意思|，)*(?:我(?:还|就|也)?(?:想|要)(?:请)?问(?:问)?(?:[你您]|老师)?(?:一下|一件事|(?:一)?个问题)?|请问(?:一下)?|问[你您]?(?:一下|(?:一)?个问题)|我(?:还)?有(?:一)?个问题)$/u;
