// Pleas and questions that need no knowledge: simpler, once more, nothing else, a wish, a doubt of oneself, what one thinks.

/** Whether the teacher is a person. */
export const ROBOT = [
  '(real|actual) (person|teacher|human)',
  '(robot|bot|machine|computer|program) or ',
  ' or (a |an |)(robot|bot|machine|computer|program)',
  '(de verdade|pessoa|humano|humana|professora|professor) ou (um |uma |)(robo|maquina|computador|programa|ia)( |$|，)',
  '(robo|maquina|computador|programa) ou ',
  '(你|您|老师)*有*(意识|感情|生命)',
  '(你|您|老师)到底是(谁|什么)',
  '(你|您|老师)是(不是|)真的(人|老师|真人)(吗|呢|$|，| )',
  '(程序|机器|机器人|人工智能|电脑|ai)还是(一个|)(真人|真的|人)',
  '(你|您|老师)是(不是|)(一个|)(机器人|真人|真的|电脑|人工智能|ai|chatgpt|人类|人|程序)(吗|呢|还是|$)',
  'are you (a |an |)(robot|bot|human|person|real|ai|machine|computer)',
  '(voce|vc|tu) (e|eh|es) (um |uma |)(robo|humano|humana|pessoa|real|ia|maquina|computador|de verdade)',
];

export const SIMPLER_AT_END = [
  '(说|讲|问|用|换)*简单(一点|点|一些|些|的话)',
  '简单(一点|点|一些|些|的话)*(说|讲|问|解释)',
];

export const AGAIN_AT_END = ['再(说|讲|问)(一|)(遍|次)(吗|好吗|可以吗|行吗|吧|好不好|)$'];

export const NOTHING_ELSE = ['(不想|不要|别)(聊|说|谈)(别的|其他|其它|新的)'];

/** What the tutor thinks of what was just said, without a word on what. */
export const OPINION_ASKED = [
  '^(那|那么|，|)(你|您|老师)(觉得|认为|说|看)(呢|怎么样|是不是|对不对|对吗)$',
  '^(那|那么|，|)(你|您|老师)(怎么|如何)(看|想)(呢|的|)$',
  '^(那|那么|，|)(你|您|老师)(同意|赞成)(吗|不同意|我的看法吗|我吗)$',
  '^(what|how) do you think$',
  '^(o que|e o que) (voce|vc) acha$',
];

/** Wished for, without a question: 那你教我一个菜吧. */
export const FAVOUR_WISHED = [
  '^(那|那么|好|)(，|)(你|您|老师|请|)(教|考考|考|给|帮)我*(吧|一下)$',
  '^(那|那么|好|)(，|)(你|您|老师|请)(唱|讲|画|背)(一|)(个|首|张)',
];

/** Kinds of questions that nobody needs to know anything for: whether it is their own fault, and what one thinks. */
export const DOUBTS = [
  '我是不是*(太|不够|错|不该|不行|有问题|做得不|很笨|很差|不好)',
  '^我是不是(在|有点儿|有点|也|真|疯|傻|变)*',
  '(是|都是)*我的(错|问题)(吗|吧)',
];

export const THINKS = [
  '(你|您|老师)(说|)(觉得|认为|怎么看|怎么想|如何看待|怎么看待|的看法|的观点|同意|赞成|支持)',
  '在(你|您)看来',
  '^(你|您)(说|看)(一个|人|这|那|我|他|她)',
];

/** I gotta run; preciso sair agora: whole clauses, and no I have to go to work every day. */
export const LEAVES_ABROAD =
  /^(?:(?:ok|okay|well|so|sorry|now|anyway|bom|bem|entao|olha|desculpa|gente) )*(?:i |ive |we |i really |eu )?(?:(?:really )?(?:gotta|got to|have to|need to|must|should|better|had better|am going to|ill) (?:go|run|leave|head (?:out|off|home)|get going|get off|log off|hang up)|am off|im off|(?:preciso|tenho que|tenho de|vou ter que|vou ter de|devo|precisamos) (?:ir|sair|correr|desligar|voar)|(?:ja )?(?:vou|to|estou) (?:indo|nessa|saindo)|ja vou|fui|tenho que ir embora|preciso ir embora)(?: (?:now|already|soon|back|home|guys|friend|my friend|agora|ja|embora|mesmo|logo|gente|la|nessa))*$/u;

const HAS_TO = '(?:gotta|got to|have to|need to|must|should|better|had better|am going to|want to|ill)';
const PERSON =
  '(?:my |minha |meu |a |o )?(?:mum|mom|mummy|mommy|dad|daddy|wife|husband|boss|mae|mamae|pai|papai|vo|vovo|avo|esposa|mulher|marido|chefe)';
const TO_DO = '(?:dinner|lunch|supper|breakfast|bed|work|class|school)';

/** Bed, a meal, or enough of it: one stops now, whatever else is said. Whole clauses, folded. */
export const STOPS_ABROAD = new RegExp(
  `^(?:(?:ok|okay|oh|ah|oi|please|well|so|sorry|now|anyway|but|and|bom|bem|entao|olha|desculpa|gente|mas|e|agora|ja|eu|i|ive|im|its|we|really) )*(?:${[
    `(?:really )?${HAS_TO} (?:go to )?(?:bed|sleep)(?: now| soon)?`,
    `${HAS_TO} (?:go |go and )?(?:to )?[a-z ]{2,20} (?:now|right now)`,
    '(?:off|going|heading) to (?:bed|sleep)(?: now)?',
    `(?:bedtime|time for ${TO_DO})(?: now)?`,
    `${PERSON} says (?:its )?(?:my )?(?:bedtime|time for ${TO_DO})`,
    `(?:think )?(?:thats |that is )?enough(?: for (?:me|today|now))+(?: today| now)?`,
    '(?:id like to |want to |would like to |lets |can we |could we |shall we |may i |can i )stop(?: (?:here|now|for today|for now|please))*',
    'done(?: for (?:today|now))',
    'dont want to (?:play|study|talk|learn|practise|practice|do this|go on|continue)(?: (?:any ?more|now|today))+',
    `${PERSON} (?:is |s |ta |esta )?(?:calling|called|chamando|chamou|me chamando|me chamou|wants)(?: me)?(?: (?:for|to|pra|para) [a-z]+)?`,
    '(?:quero|queria|vou|vamos|podemos|posso|preciso|tenho que) parar(?: (?:de (?:brincar|estudar|falar|conversar|jogar)|agora|por (?:hoje|aqui)|aqui))*',
    '(?:vou|preciso|tenho que|quero|queria) (?:ir )?(?:dormir|deitar|jantar|almocar|descansar|tomar banho)(?: (?:agora|ja|logo|um pouco))*',
    '(?:ta na |e |esta na )?hora de (?:dormir|jantar|almocar|ir|ir embora|deitar|tomar banho|parar)',
    'chega(?: (?:por hoje|de chines|por agora))*',
    'nao (?:quero|aguento) mais(?: (?:brincar|estudar|conversar|falar|hoje))*',
  ].join('|')})$`,
  'u',
);

/** Somebody calls, or it is time for something else: 我妈叫我吃饭了, 我去睡了, 我先去看看. */
export const CALLED_AWAY =
  /^我?(?:妈妈?|爸爸?|奶奶|爷爷|老婆|老公|太太|丈夫|孩子|女儿|儿子|老板|同事|有人|家里人?)(?:在|又|已经)?(?:叫|喊|催)我(?:去|回去|回家)?(?:吃饭|睡觉|回家|走|开会|帮忙|过去|下楼|出门|写作业)?了$|^我?(?:先|得|该|要|就)*去(?:睡觉?|吃饭|洗澡|做饭|忙|上课|上班|开会|写作业|接孩子)了$|^我?(?:得|要)?先去(?:看看|看一下|开门|接电话|忙|吃饭|洗澡|睡觉?)$|^我?(?:得|该|要)(?:出门|出发)了$/u;
/** Enough of what weighs: 说点儿轻松的吧. */
export const SOMETHING_ELSE =
  /^(?:咱们|我们)?(?:还是)?(?:说|聊|谈|换)[点些]儿?(?:轻松|别的|其他|高兴|开心|愉快)的(?:吧|话题|事|吗)*$/u;

/** A whole sentence by which one says that the question was not understood, whatever stands around it. */
export const CONFUSED =
  /^[^，。]{0,4}(?:我)?(?:听|看)?不(?:太|大)?(?:懂|明白|理解|清楚)(?:你|您)(?:的|说的|问的)?(?:问题|意思|话|什么)?(?:啊|呀|呢)?$|^(?:你|您)(?:的|这个)?(?:问题|话)(?:是)?什么意思$|^(?:这个|你的)?问题我(?:没|不太?)(?:听)?(?:懂|明白)$/u;
