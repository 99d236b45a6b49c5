// Words and forms by which a clause asks something.

export const QUESTION_WORDS = [
  '(什么|谁|哪|几|怎么|怎样|多大|多少|为什么|多久|多深|多高|多长|多远|多重|多宽|多快|多厚|多热|多冷)',
  '(吗|呢)$',
  '是*还是',
  '(该|应该|先|买|坐|去|选|做|学|吃|找|租|换|等|留)*还是',
  '(觉得|喜欢|爱|想|要|愿意|选)*还是',
  '(是不是|有没有|喜不喜欢|会不会|能不能|想不想|好不好|去没去)',
  '(what|who|where|when|why|how|which|do you|are you|can you|have you|is your)',
  '(qual|quem|onde|quando|por que|como|quant|(voce|vc) (tem|gosta|e |eh |sabe|fala|mora|pode|come|bebe))',
];
/** 累不累, 吃没吃. */
export const A_NOT_A = /(\p{Script=Han})[不没]\1/u;
/** 看手艺还是看人品 */
export const EITHER_ONE = /.还是./u;
