// What somebody does in any play, whatever it is about: breaks something, complains, wants a paper or who is above.

export type PlayMove =
  /** 我想见你们经理. */
  | { readonly kind: 'above'; readonly who: string }
  /** 您不是经理吗: they are the one who decides. */
  | { readonly kind: 'decides'; readonly who: string }
  /** 你给错尺码了，我要三十八号. */
  | { readonly kind: 'mistaken'; readonly right: string | undefined }
  /** 我把您的杯子摔碎了. */
  | { readonly kind: 'damage'; readonly thing: string; readonly how: 'broken' | 'spilt' | 'lost' }
  /** 我买一个新的赔给您. */
  | { readonly kind: 'repays' }
  /** 我的帽子忘在车上了. */
  | { readonly kind: 'forgot'; readonly thing: string }
  /** 请给我一张英文的证明. */
  | { readonly kind: 'paper'; readonly thing: string }
  /** 你多算了, 我们没要啤酒; 你少找我五块. */
  | { readonly kind: 'overcharged' | 'short' }
  /** 我给你一百，你找我多少; without an amount nothing is to be given back. */
  | { readonly kind: 'pays'; readonly amount: number | undefined; readonly isExact?: boolean }
  /** 我要投诉; 我不投诉了. */
  | { readonly kind: 'complains' | 'forgives' }
  /** 这不是我想要的，我很不高兴. */
  | { readonly kind: 'unhappy' }
  /** 这个苹果是坏的. */
  | { readonly kind: 'faulty'; readonly thing: string }
  /** 为什么要等三天, 为什么不能七折. */
  | { readonly kind: 'rule'; readonly of: 'time' | 'leave' }
  /** 我再想想，明天给您打电话. */
  | { readonly kind: 'undecided' }
  /** 能不能换成一杯饮料, 我要三楼的，不是八楼的. */
  | { readonly kind: 'swap'; readonly thing: string }
  /** 我吃饱了. */
  | { readonly kind: 'full' }
  /** 对不起，是我写错了. */
  | { readonly kind: 'errs' }
  /** 我就在北京啊: it was taken for otherwise. */
  | { readonly kind: 'fact'; readonly fact: string }
  /** 你要替我考试吗？哈哈. */
  | { readonly kind: 'joke' };

export type MoveKind = PlayMove['kind'];
