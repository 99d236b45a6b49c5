// What the law of China or of the destination limits: weapons, tobacco, drinks, money, treasures, radio.

import { restrictedKind } from './restricted-kind.ts';

export const RESTRICTED_BY_LAW = [
  restrictedKind({
    id: 'weapons',
    remedy: 'refuse',
    words:
      '管制刀具, 匕首, 弹簧刀, 跳刀, 甩刀, 蝴蝶刀, 折叠刀, 军刀, 猎刀, 砍刀, 武士刀, 弓弩, 电击器, 防狼喷雾, 指虎, 甩棍, 双节棍, dagger, switchblade, butterfly knife, folding knife, pocket knife, swiss army knife, hunting knife, machete, katana, crossbow, stun gun, pepper spray, brass knuckles, telescopic baton, nunchucks, punhal, canivete, faca de caça, facão, besta de caça, spray de pimenta, soco inglês, taser',
    allowedWords: '刀削面, 军刀机, 武士刀摆件, butterfly knife trainer',
    zh: '武器',
    en: 'Weapons',
    pt: 'Armas',
    zhDescription: '中国不许邮寄，多数国家也不许进口。我们不代购。厨房用的刀可以买。',
    enDescription:
      'They must not be posted from China, and most countries let none in. We do not buy them. Kitchen knives are allowed.',
    ptDescription:
      'Não podem ser postadas na China e a maioria dos países não deixa entrar. Não compramos. Facas de cozinha podem ir.',
  }),
  restrictedKind({
    id: 'replica-weapons',
    remedy: 'refuse',
    words:
      '仿真枪, 水弹枪, 软弹枪, 气枪, 玩具枪, 手枪模型, 枪模型, 道具枪, 仿真手榴弹, airsoft, bb gun, gel blaster, replica gun, replica weapon, toy gun, arma de brinquedo, réplica de arma, simulacro de arma, arma de pressão',
    allowedWords: '空气枪清洁',
    zh: '仿真武器和玩具枪',
    en: 'Replica weapons and toy guns',
    pt: 'Réplicas de armas e armas de brinquedo',
    zhDescription: '像真枪的东西中国不许邮寄，很多国家也禁止进口。积木和颜色鲜艳的水枪可以买。',
    enDescription:
      'What looks like a gun must not be posted from China, and many countries let none in. Bricks and bright water pistols are allowed.',
    ptDescription:
      'O que parece arma não pode ser postado na China, e muitos países proíbem a entrada. Blocos e pistolas de água coloridas podem ir.',
  }),
  restrictedKind({
    id: 'tobacco',
    remedy: 'refuse',
    words:
      '卷烟, 香烟, 雪茄, 烟丝, 烟叶, 水烟膏, cigarettes, cigars, rolling tobacco, tobacco leaf, hookah tobacco, cigarro, cigarros, charuto, charutos, tabaco, fumo de rolo',
    allowedWords:
      '香烟灰, 香烟盒, 香烟套, 雪茄剪, 雪茄盒, 雪茄椅, 雪茄烟灰缸, cigar case, cigar cutter, porta cigarros, porta-cigarros, cigarro eletrônico',
    zh: '烟草',
    en: 'Tobacco',
    pt: 'Tabaco',
    zhDescription: '烟草专卖品不能邮寄出境。我们不代购。',
    enDescription: 'Tobacco is under a state monopoly and must not be posted abroad. We do not buy it.',
    ptDescription: 'O tabaco é monopólio do Estado e não pode ser postado para o exterior. Não compramos.',
  }),
  restrictedKind({
    id: 'e-cigarettes',
    remedy: 'refuse',
    words:
      '电子烟, 烟弹, 烟油, 雾化弹, e-cigarette, e-cigarettes, vape, vapes, e-liquid, heated tobacco, cigarro eletrônico, vaporizador de nicotina, pod descartável',
    zh: '电子烟和烟油',
    en: 'E-cigarettes and their liquids',
    pt: 'Cigarros eletrônicos e líquidos',
    zhDescription: '不能邮寄，很多国家禁止进口，海关会没收。我们不代购。',
    enDescription:
      'They must not be posted; many countries ban them, and customs seizes them. We do not buy them.',
    ptDescription:
      'Não podem ir por encomenda; muitos países proíbem, e a alfândega apreende. Não compramos.',
  }),
  restrictedKind({
    id: 'alcohol',
    remedy: 'refuse',
    words:
      '白酒, 黄酒, 米酒, 葡萄酒, 红酒, 啤酒, 青梅酒, 威士忌, 茅台酒, 五粮液, baijiu, liquor, rice wine, red wine, white wine, whisky, whiskey, vodka, beer, bebida alcoólica, vinho tinto, vinho branco, uísque, cerveja, cachaça',
    allowedWords:
      '白酒杯, 红酒杯, 葡萄酒杯, 啤酒杯, 威士忌杯, 红酒架, 红酒色, 红酒开瓶器, 葡萄酒色, 啤酒开瓶器, 葡萄酒架, red wine glass, white wine glass, wine red, beer mug, beer glass, beer opener, root beer, whisky glass, whiskey glass, liquor cabinet, copo de cerveja, copo de uísque, taça de vinho tinto, taça de vinho branco, caneca de cerveja',
    zh: '酒',
    en: 'Alcoholic drinks',
    pt: 'Bebidas alcoólicas',
    zhDescription: '多数国家不许邮寄酒，还要许可证和酒税；烈酒会燃烧，飞机也限制。酒杯和酒具可以买。',
    enDescription:
      'Most countries let none in by post, or ask for licences and excise; strong ones burn. Glasses and flasks may be sent.',
    ptDescription:
      'A maioria dos países não aceita por encomenda ou exige licença e imposto; as fortes são inflamáveis. Copos e cantis podem ir.',
  }),
  restrictedKind({
    id: 'cash',
    remedy: 'refuse',
    words:
      '现金, 现钞, 钞票, 纪念钞, 外币, 购物卡, 充值卡, 礼品卡, 银行卡, banknote, banknotes, gift card, prepaid card, bank card, papel-moeda, cédulas de dinheiro, cartão-presente, cartão pré-pago',
    allowedWords: '银行卡包, 银行卡套, 现金收纳, 现金包, 钞票夹, 练功钞票, gift card holder, 现金盒',
    zh: '现金、卡和有价证券',
    en: 'Cash, cards and securities',
    pt: 'Dinheiro, cartões e títulos',
    zhDescription: '邮政不收，丢了也不赔。我们不代购。',
    enDescription: 'The post takes none and pays for none that is lost. We do not buy them.',
    ptDescription: 'O correio não aceita nem indeniza se sumir. Não compramos.',
  }),
  restrictedKind({
    id: 'bullion',
    remedy: 'refuse',
    words:
      '金条, 金块, 银条, 投资金, gold bar, silver bar, bullion, gold coin, barra de ouro, barra de prata, moeda de ouro',
    allowedWords: '金条造型, 金条玩具, 金条巧克力, fake gold bar',
    zh: '金条和银条',
    en: 'Gold and silver bars',
    pt: 'Barras de ouro e prata',
    zhDescription: '中国限制贵金属出境，快递不承运也不保。我们不代购。',
    enDescription:
      'China limits the export of precious metals, and carriers neither take nor insure bars. We do not buy them.',
    ptDescription:
      'A China limita a saída de metais preciosos, e as transportadoras não levam nem seguram barras. Não compramos.',
  }),
  restrictedKind({
    id: 'precious-jewellery',
    remedy: 'declare',
    words:
      '足金, 千足金, 黄金, 18k金, 铂金, 钻戒, 钻石, 翡翠, 和田玉, solid gold, 18k gold, 24k gold, platinum, diamond, jadeite, ouro 18k, ouro maciço, platina, diamante, jade imperial',
    allowedWords:
      '黄金色, 黄金比例, 黄金搭档, 黄金糕, 黄金叶, 黄金蝴蝶, 黄金段, 镀18k金, 镀黄金, 仿黄金, 钻石画, 钻石贴, 铂金包, 铂金色, 18k gold plated, diamond painting, diamond pattern, diamond quilted, banhado a ouro 18k, folheado a ouro 18k, pintura de diamante, pintura com diamante',
    zh: '金饰、玉和宝石',
    en: 'Gold, jade and precious stones',
    pt: 'Ouro, jade e pedras preciosas',
    zhDescription: '出境的金饰最多 50 克。海关会查，税也高。',
    enDescription: 'At most 50 g of gold may leave China. Customs looks closely, and duty is high.',
    ptDescription:
      'No máximo 50 g de ouro podem sair da China. A alfândega olha de perto e o imposto é alto.',
  }),
  restrictedKind({
    id: 'antiques',
    remedy: 'refuse',
    words: '文物, 古董, 出土, 老古玩, genuine antique, excavated, antiguidade autêntica',
    allowedWords:
      '仿古董, 古董风, 古董色, 古董感, 文物复制, 文物修复书, 文物考古盲盒, 文物书签, 文物冰箱贴, 文物文创, 出土文物盲盒',
    zh: '文物和古董',
    en: 'Antiques',
    pt: 'Antiguidades',
    zhDescription: '1911 年以前的东西一般不许出境，其余的要文物部门许可。新做的仿古物件可以买。',
    enDescription:
      'What is older than 1911 may not leave China as a rule, and the rest needs a permit. New things in an old style may be sent.',
    ptDescription:
      'O que é anterior a 1911 em geral não pode sair da China, e o resto exige licença. Peças novas em estilo antigo podem ir.',
  }),
  restrictedKind({
    id: 'sim-cards',
    remedy: 'refuse',
    words: '手机卡, 流量卡, 电话卡, 上网卡, sim card, sim cards, chip de celular',
    allowedWords:
      '手机卡针, 手机卡托, 手机卡包, 手机卡套, 手机卡槽, sim card tray, sim card pin, sim card holder, sim card slot',
    zh: '手机卡和流量卡',
    en: 'SIM cards',
    pt: 'Chips de celular',
    zhDescription: '在中国要实名办理，不能代买、不能寄出境。',
    enDescription:
      'In China they are sold to a named person with their papers, and cannot be bought for another or sent abroad.',
    ptDescription:
      'Na China são vendidos em nome da pessoa, com documento; não dá para comprar por outra nem enviar.',
  }),
  restrictedKind({
    id: 'spying',
    remedy: 'refuse',
    words:
      '针孔摄像头, 隐形摄像头, 偷拍, 窃听器, 信号屏蔽器, 信号干扰器, 开锁工具, hidden camera, spy camera, wiretap, signal jammer, gps jammer, lock picks, câmera espiã, câmera escondida, bloqueador de sinal, gazua',
    allowedWords: '防偷拍',
    zh: '偷拍、窃听和干扰器材',
    en: 'Hidden cameras, bugs and jammers',
    pt: 'Câmeras espiãs, escutas e bloqueadores',
    zhDescription: '中国和多数国家禁止买卖。我们不代购。',
    enDescription: 'China and most countries forbid trading them. We do not buy them.',
    ptDescription: 'A China e a maioria dos países proíbem o comércio. Não compramos.',
  }),
  restrictedKind({
    id: 'radio-br',
    remedy: 'declare',
    words:
      '手机, 对讲机, 路由器, 无人机, 蓝牙耳机, 蓝牙音箱, 智能手表, smartphone, walkie-talkie, router, drone, earbuds, smartwatch, celular, roteador, fone bluetooth',
    allowedWords:
      '手机壳, 手机套, 手机膜, 手机贴, 手机支架, 手机架, 手机链, 手机挂绳, 手机绳, 手机袋, 手机包, 手机卡, 智能手表表带, 路由器支架, phone case, smartphone case, smartwatch strap, capa de celular, capinha de celular, suporte de celular, película de celular, chip de celular',
    countries: 'BR',
    zh: '寄到巴西的无线电产品',
    en: 'Radio devices to Brazil',
    pt: 'Aparelhos de rádio para o Brasil',
    zhDescription: '没有 Anatel 认证的手机、路由器、蓝牙产品可能被扣下。买之前请先在 Anatel 网站查型号。',
    enDescription:
      'Phones, routers and Bluetooth devices without Anatel’s approval may be kept. Look the model up at Anatel before you order.',
    ptDescription:
      'Celulares, roteadores e aparelhos Bluetooth sem homologação da Anatel podem ser retidos. Consulte o modelo na Anatel antes de pedir.',
  }),
  restrictedKind({
    id: 'radio-kr',
    remedy: 'declare',
    words:
      '手机, 平板电脑, 笔记本电脑, 对讲机, 路由器, 无人机, 蓝牙耳机, 蓝牙音箱, 智能手表, smartphone, tablet, laptop, walkie-talkie, router, drone, earbuds, smartwatch, celular',
    allowedWords:
      '手机壳, 手机套, 手机膜, 手机贴, 手机支架, 手机架, 手机链, 手机挂绳, 手机绳, 手机袋, 手机包, 手机卡, 平板电脑壳, 平板电脑套, 平板电脑支架, 笔记本电脑包, 笔记本电脑支架, 笔记本电脑贴, 智能手表表带, phone case, smartphone case, tablet case, tablet stand, laptop sleeve, laptop stand, laptop bag, smartwatch strap, capa de celular, capinha de celular',
    countries: 'KR',
    zh: '寄到韩国的电子产品',
    en: 'Electronics to Korea',
    pt: 'Eletrônicos para a Coreia',
    zhDescription: '没有 KC 认证的，每人每种只能自用一件，多的会被扣下。',
    enDescription: 'Without the KC mark, one of each kind per person for own use; customs keeps the rest.',
    ptDescription: 'Sem o selo KC, um de cada tipo por pessoa para uso próprio; o resto fica na alfândega.',
  }),
];
