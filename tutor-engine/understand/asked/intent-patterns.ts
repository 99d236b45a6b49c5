// How learners ask for things, in Chinese, English and Portuguese, in the pattern language of pattern.ts.
// Latin patterns are written as folded text is: no capitals, no accents, no apostrophes.

/** 什么意思 without saying what: the last question is meant. */
export const MEANING_OF_ALL = [
  '^(老师|对不起|不好意思|请问|)(，|)(你|)(这|那|这个|那个|这句话|那句话|你的话|你说的话|你说的|)(是|)什么意思',
  '^what do(es|) (you|that|this|it) mean',
  '^o que (isso|isto) (significa|quer dizer)',
  '^o que (significa|quer dizer)( isso| isto|)( que (voce|vc) (falou|disse|escreveu)|)$',
  '^traduz',
  '^(please |)translate',
  '^(请|你能|能不能|可以)(帮我|给我|)翻译',
  '^(帮我|给我)翻译',
  '^翻译(一下|这|那|吧|$)',
];

export const MEANING_OF = [
  '{any}(这个词|)(是|)什么意思',
  '^(请问|老师|那|，|)(什么|啥)是{any}$',
  '^(请问|老师|那|，|)(什么|啥)叫{any}$',
  '^解释(一下|){any}$',
  '^{any}(这个词|这个字|)(怎么|怎样)(读|念|发音)$',
  '(what does|what do|whats)( the word| the words|)( |){any}( |)mean',
  'meaning of( |){any}$',
  '(o que|que) (significa|significam|quer dizer)( a palavra|)( |){any}$',
  'significado (de|da palavra)( |){any}$',
];

/** They ask what a word means only where it is a Chinese one: what is ni hao, but not what is your name. */
export const MEANING_OF_CHINESE = [
  '^(and |so |)(what is|whats)( |){any}( |)in (english|portuguese)$',
  '^(and |so |)(what is|whats)( |){any}$',
  '^(e |)o que e( |){any}( |)em (ingles|portugues)$',
  '^(e |)o que e( |){any}$',
];

/** In Chinese; English and Portuguese: saying-asked.ts. */
export const HOW_TO_SAY = ['怎么说{any}$', '{any}(，|)(用|)(中文|汉语|普通话|)(怎么|怎样|咋)说'];

export const HINT = [
  '(不知道|不会|忘了)(怎么|)(说|回答|讲)',
  '^(这个|这|)怎么(说|回答)(呢|)$',
  '提示',
  '帮(帮我|我一下|助我)',
  '^(请|老师|)帮我$',
  '^(我|)(不知道|不会)$',
  '举个例子',
  'hint',
  '^help',
  '(dont|do not) know',
  '^idk$',
  'dica',
  'ajuda',
  'nao sei',
];

export const SLOWER = [
  '^太快',
  '(说|讲)(得|的|)(有点儿|)太快',
  '慢(一|)点',
  '慢慢(地|)说',
  '^slow( |$)',
  'too fast',
  'slower',
  'more slowly',
  'devagar',
  'rapido demais',
  'muito rapido',
];

export const SLOW = [
  '不(太|)(懂|明白|理解)(你|您|老师|这|问题|题|$)',
  '^(我|)(听|看)不(太|)(懂|清|明白)',
  '没(有|)(听|看|)(懂|明白|清)',
  '不知道*(说|讲|问)什么',
  '^(这|这个|这个问题|问题|)(有点儿|有点|)太难(了|)(，|$)',
  '(说|讲|问|用)*简单(一点|点|一些|些)',
  '^简单(一|)(点|些)',
  '(easier|simpler)',
  'mais (facil|simples|facei)',
  '(dont|do not|didnt|did not|cant) understand',
  '^(this is |its |it is |)too (hard|difficult)',
  'nao (entend|compreend)',
  'muito dificil',
];

export const REPEAT = [
  '(你|您|老师)(刚才|刚刚|刚)(问|说)(的|我|了|)(是|)什么(来着|)$',
  '再(说|讲|问)(一|)(遍|次|下)',
  '^(请|)再说',
  '重复',
  '^你说什么',
  '^(什么|啊|嗯嗯)$',
  '^(please |can you |could you |)(repeat|say (it|that) again)',
  '^(again|pardon|what|one more time|sorry)$',
  'what did you say',
  'de novo',
  'repet',
  'outra vez',
  '^o que$',
];

export const OTHER_TOPIC = [
  '(换|改)*话题',
  '(聊|说|谈)(点儿|点|些|)(别的|其他|其它)',
  '^(我们|咱们)(今天|现在|接下来|)(聊|说|谈)(些|点儿|点|)什么(呢|好|呀|)$',
  'what (shall|should|can|will|do) we talk about',
  '(another|different|change|new) (the |)topic',
  '(outro|mudar de|muda de|mude de) (assunto|tema|topico)',
  '(sobre o que|do que) (vamos|a gente vai) (falar|conversar)',
];

/** Behind something else that was said. */
export const CHANGE_AT_END = [
  '^(我们|咱们|)(聊|说|谈)(点儿|点|些|)(别的|其他的|其它的)(吧|好吗|好不好|行吗|)$',
  '^(那|那么|)(我们|咱们)(今天|现在|接下来|)(聊|说|谈)(些|点儿|点|)什么(呢|好|呀|)$',
  '^(我们|咱们|)换(一个|个)(问题|话题|题目|)(行不行|好不好|吧|好吗|可以吗|行吗)$',
];

export const SKIP = [
  '换(一|)(个|下)',
  '换*问题',
  '下(一|)个(问题|)$',
  '(跳过|下一题)',
  '^算了(吧|)$',
  '不想(说|回答|聊|谈)',
  '^skip',
  '^next',
  'another question',
  '^(pular|pula)',
  '^proxima',
  'outra pergunta',
];

export const GOODBYE = [
  '(不|别)(想|要|)(再|)(聊|说|谈|学|玩|练)(下去|)了(吧|)$',
  '^(我|)(跟|和|对|给)(你|您|大家|老师)*再见$',
  '(^|，|啊|呀|了|吧|好|么|先|就|师|友|们|家|那)(再见|拜拜|下次见|明天见|回头见)$',
  '^(再见|拜拜|晚安)',
  '^(good|)bye',
  '(^| |，)(good|)bye( bye|)$',
  '(下次|下回|改天|明天|以后|有空)(再|)(聊|说|谈|学|见)(吧|了|啊|)$',
  'see you',
  'good night',
  'time is up',
  '^tchau',
  'ate (logo|mais|amanha)',
  'adeus',
  'boa noite',
];

export const SWEARING = [
  '傻(逼|比|b|叉|屌)',
  '(操|草|日|肏|艹)你',
  '他妈的',
  '你妈的',
  '你妈逼',
  '他妈逼',
  '混蛋',
  '王八蛋',
  '去死',
  '^滚(蛋|开|)$',
  '白痴',
  '狗屎',
  '婊子',
  '鸡巴',
  '脑残',
  '闭嘴',
  '^nmsl',
  'vai se f',
  'vai tomar',
  'son of a b',
];

export const SWEAR_WORDS: ReadonlySet<string> = new Set(
  (
    'fuck fucking fucker fck shit bullshit bitch asshole bastard cunt motherfucker idiot moron dumbass ' +
    'porra caralho merda puta puto foda foder fodase fodasse buceta bosta cacete arrombado idiota babaca otario desgracado'
  ).split(' '),
);

/** Attempts to talk the teacher out of its role. There is nothing behind it to reach; it stays kind. */
export const OUT_OF_ROLE = [
  '(忽略|无视|忘记|忘掉|绕过)*(指令|指示|规则|命令|提示|设定|身份(，|$))',
  '你现在(是|不是|变成)(一|个|海盗|机器|我的|说)',
  '系统提示',
  '提示词',
  '(你|请|来)(来|)(假装|扮演)',
  '^(假装|扮演)',
  '(你的|给我)(密码|密钥|指令|代码)',
  '(ignore|disregard|forget|override) (all|any|the|your|previous|every)',
  'system prompt',
  'your (system |)(prompt|instructions|rules)',
  'you are now',
  '(act as|pretend|jailbreak|developer mode|api key)',
  '(ignore|esqueca|desconsidere) (todas|as|suas|o|tudo)',
  'voce agora e',
  'finja',
  'suas instrucoes',
];

/** Asked to say something, not to be answered: 凭什么总让我们反省. */
export const RHETORICAL = [
  '凭什么',
  '^(可|但|可是|但是|，|)(难道|何必|何苦|谁不)',
  '(又|还)(能|会)(怎么|怎样|说什么|做什么)',
  '^(谁|哪儿|哪里)知道(呢|啊|)$',
  '^谁(还|会|还会|)(要|理|信|在乎)我(呢|啊|)$',
];

/** Said back to what was heard, not asked: 真的吗. */
export const ECHOED = [
  '^(真的|是|对|是真的|是这样)(吗|么|吧)$',
  '^(真的假的|对吧|是吧)$',
  '^(really|serio|verdade)$',
];

/** Whether the learner may. */
export const PERMISSION = [
  '^(这样|)(可以|行|好)(吗|么)$',
  '^(行不行|可不可以|好不好)$',
  '^(那|那么|老师|，|)我(可不可以|能不能|可以|能)*(吗|么|)$',
  '(^| |，)(can|may|could) i ',
  '(^| |，)(eu |)posso ',
];

/** What a teacher in a computer may not be able to do: 能不能考考我. */
export const FAVOUR = [
  '(能不能|可不可以|可以|能|愿意)(请你|)(给我|帮我|教我|考考我|考我|替我)',
  '(能不能|可不可以|可以|能)(再|)(举|唱|写|画|放|发)',
  '(给|帮)我*(好吗|行吗|好不好|行不行)$',
  '^(can|could) you (give|help|teach|test|tell me a|sing|write|draw|send)',
];

/** What to do about it: nobody can say that for the learner. */
export const ADVICE = [
  '(应该|要|需要|得|该|)(注意|小心|留心)(什么|些什么|哪些)',
  '^(那|那么|)(你|您|老师)(说|看|觉得)(该|应该|我|)怎么(改|办|做|练|学|说)(好|呢|才好|)$',
  '^(你|您|老师|)有(没有|什么|没有什么)(好|别的|更好的|)(办法|方法|主意)*',
  '推荐*(个|些|部|本|家|下|首|道|点|什么|哪|吗|吧)',
  '(有|想)*(好办法|好方法|什么办法)',
  '^(送|买|带|)(什么|哪)*(好|合适)(呢|啊|)$',
  '怎么(样|)(才能|才可以|能|可以)',
  '我(应该|该)(做|让|买|选|去|学|吃|送|说|用|看|怎么|什么|先)',
  '(recommend|suggest)',
  '^how (do|can|should|could) i ',
  '^what (should|can|could|do) i (say|do) (when|if) ',
  '^o que (eu |)(digo|falo|faco|devo) (dizer |falar |fazer |)(quando|se) ',
  '^como (eu |)(posso|faco|devo) ',
  '(我|)(应该|该|要)怎么(办|做)(才好|呢|啊|)$',
  '^(你说|你觉得|老师|)(，|)(我|)(该|)怎么办(呢|啊|)$',
  '(给|有)(我|)(什么|一点儿|一点|一些|点|个|)(好|)建议',
  '(你|您)(说|觉得|认为)我(应该|该|要)',
  '(你|您|老师)(说|觉得|认为|建议)*(什么|哪|怎么)*(好|合适|比较好|更好)(呢|啊|)$',
  '(送|买|带|准备|去|吃|学)(什么|哪个|哪儿|哪本)*(好|合适)(呢|啊|)$',
  '我(应不应该|该不该|要不要)',
  '我(现在|到底|还|是不是|)(应该|该|需要)*(吗|呢|么)$',
  '我(应该|该)*(什么|哪|谁|怎么|几|多少|多久)',
  '(should i|do you think i should) ',
  '(eu |)(devo|deveria|acha que (eu |)devo) ',
  'what (should|can|do) i do',
  '(any|some|give me|your) advice',
  'o que (eu |)(devo|faco|deveria)( fazer|)',
  '(algum|um|me da um) conselho',
];

/** Asked whether they know it, not about themselves: 你知道是哪里吗. */
export const KNOWN_TO_TUTOR = [
  '^(那|那么|老师|，|)(你|您|老师)(知道|知不知道)',
  '^(do |)you know (what|where|why|who|how|which)',
  '^(voce |)sabe (o que|onde|por que|quem|como|qual)',
];

/** Persons and animals that a tutor may have. */
export const OF_THE_TUTORS_OWN = [
  '(你|您|老师)(的|家|家的|)(爸爸|妈妈|父亲|母亲|父母|爷爷|奶奶|女儿|儿子|孩子|妻子|太太|老婆|丈夫|先生|老公|哥哥|姐姐|弟弟|妹妹|朋友|同事|学生|狗|猫|宠物|家人)',
  'your (mother|father|mom|dad|parents|daughter|son|kids|children|wife|husband|brother|sister|friend|dog|cat|pet|family)',
  '(seu|sua|seus|suas) (mae|pai|pais|filha|filho|filhos|esposa|marido|irmao|irma|amigo|amiga|cachorro|gato|familia)',
];

/** Questions about the world in English and Portuguese, by how they begin. */
export const WORLD_IN_LATIN = [
  '^(and |so |but |)(is|are|was|were|will|does|did|do|should|would|could|has|have|can) ',
  '^(e |mas |)(sera que|vai|tem|ta|esta|foi|e) ',
  '^(e |mas |)(voce|vc|o senhor|a senhora) ',
  '^(e |mas |)(o |a |os |as |)(seu|sua|seus|suas|teu|tua) ',
  '^(e |mas |)(ja|conhece|gosta|mora|trabalha|joga|costuma|nasceu) ',
  '^(and |so |but |)(you|u) (know|like|ever|have|eat|drink|live) ',
  '^(and |so |but |)(what|whats|why|who|whos|where|wheres|when|whens|how|hows|which)( |$)',
  '^(e |mas |)(o que|que|qual|quais|por que|porque|quem|onde|quando|como|quanto|quantos|quantas)( |$)',
];

export const AND_YOU = [
  '^(你|您|老师)先(说|讲|回答)(吧|呀|啊|)$',
  '^(你|您|老师)(也|)(会|喜欢|有|是|能|去过|想)(吗|不)$',
  '(你|您|老师)(自己|们|)(觉得|认为|怎么看|怎么想|)呢$',
  '(你|您|老师)(觉得|认为|怎么看|怎么想)$',
  '^(and |what about |how about )you',
  '^e (voce|vc)',
  '(and you|e voce)$',
];

export const NO = ['^(不|别|没|算了)', '^(no|nope|nao)( |$|，)'];

/** Enough, where something half done was asked on about. */
export const NO_MORE = [
  '^(我|)(不要|没有|不用|不|够|就这些|就这样|就这个|行)(了|$)',
  '(不要了|够了|就这些|就这样|没有了)',
];

const BY_TURNS = '(说说|说一说|聊聊|聊一聊|谈谈|谈一谈)(关于|)';
const WISH = '(想|来|我们|咱们|可以|能不能|能)(跟你|和你|跟我|和我|一起|)';
/** 我们说英语 and 我们聊了很久 tell; a wish is 我们聊聊天气, 我们说天气吧 or 我想聊天气. */
export const TOPIC_WANTED = [
  `^(请|)${BY_TURNS}{any}(吗|吧|)$`,
  '^(请|)((聊|谈)(关于|)|说关于){any}(吗|吧|)$',
  `${WISH}(${BY_TURNS}|(说|聊|谈)关于){any}(吗|吧|)$`,
  `${WISH}(说|聊|谈){any}吧$`,
  '(想|来|可以|能不能|能)(跟你|和你|跟我|和我|一起|)(聊|谈){any}(吗|)$',
  'talk about {any}$',
  '(falar|conversar) (sobre|de) {any}$',
];
/** Me ensina os números: of what a first course holds. */
export const TOPIC_TAUGHT =
  /\b(?:teach|learn|practi[sc]e|ensin\w*|aprend\w*|pratic\w*|treinar)\b.*\b(numeros|numbers|comidas?|food|bebidas?|drinks|familia|family|pessoas|people|paises|countries|cumprimentos|greetings)\b/u;
/** What looks like such a wish and names no topic. */
export const NO_TOPIC = ['^(聊天(儿|)|谈恋爱|谈话|谈天)$'];
/** Whom a question must name to be about the tutor. */
export const TO_THE_TUTOR = ['(你|您|老师)', 'you', 'voce', 'vc', 'seu', 'sua', 'teu'];
