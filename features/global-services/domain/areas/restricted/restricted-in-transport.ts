// What carriers limit or refuse: what burns, leaks, breaks, cuts, or holds a battery.

import { restrictedKind } from './restricted-kind.ts';

export const RESTRICTED_IN_TRANSPORT = [
  restrictedKind({
    id: 'liquids',
    remedy: 'pack',
    words:
      '精华液, 精华水, 爽肤水, 化妆水, 乳液, 洗发水, 沐浴露, 洗面奶, 喷雾, 墨水, 精油, 花露水, 卸妆水, 酱油, lotion, shampoo, serum, toner, ink, liquid, xampu, sérum, tinta, líquido',
    allowedWords: '精油皂, 墨水屏, ink screen, e-ink, liquid silicone, 防狼喷雾',
    overMl: 100,
    mayKinds: 'cosmetics',
    zh: '100 毫升以上的液体',
    en: 'Liquids over 100 ml',
    pt: 'Líquidos acima de 100 ml',
    zhDescription: '空运规定限制液体，要用特殊包装，有的线路不收。',
    enDescription: 'Air transport rules limit liquids: they need special packing, and some routes take none.',
    ptDescription:
      'As regras do transporte aéreo limitam líquidos: exigem embalagem especial e algumas rotas não aceitam.',
  }),
  restrictedKind({
    id: 'batteries',
    remedy: 'declare',
    words:
      '电池, 手机, 平板电脑, 笔记本电脑, 蓝牙耳机, 蓝牙音箱, 智能手表, 电动牙刷, 无人机, 相机, 游戏机, battery, smartphone, tablet, laptop, earbuds, bluetooth, smartwatch, drone, camera, bateria, celular, fone bluetooth',
    allowedWords:
      '充电宝, 移动电源, power bank, powerbank, carregador portátil, 手机壳, 手机套, 手机膜, 手机贴, 手机支架, 手机架, 手机链, 手机挂绳, 手机绳, 手机袋, 手机包, 手机卡, 平板电脑壳, 平板电脑套, 平板电脑支架, 笔记本电脑包, 笔记本电脑支架, 笔记本电脑贴, 相机包, 相机带, 相机肩带, 智能手表表带, 电池盒, phone case, smartphone case, tablet case, tablet stand, laptop sleeve, laptop stand, laptop bag, camera bag, camera strap, smartwatch strap, capa de celular, capinha de celular, suporte de celular, película de celular, chip de celular',
    mayKinds: 'electronics',
    zh: '电池和带电池的产品',
    en: 'Batteries, and things with a battery inside',
    pt: 'Baterias e produtos com bateria',
    zhDescription: '需要特殊包装，并且要申报。',
    enDescription: 'They need special packing and must be declared.',
    ptDescription: 'Precisam de embalagem especial e de declaração.',
  }),
  restrictedKind({
    id: 'food',
    remedy: 'declare',
    words:
      '零食, 茶叶, 红茶, 绿茶, 普洱, 饼干, 糖果, 巧克力, 辣条, 火锅底料, 牛肉干, 坚果, 月饼, 蜂蜜, 枸杞, 咖啡豆, 方便面, 螺蛳粉, snack, tea leaves, biscuits, candy, chocolate, noodles, honey, lanche, biscoito, doce, mel',
    allowedWords:
      '零食盒, 零食柜, 糖果色, 巧克力色, 咖啡豆研磨机, 坚果夹, 茶叶罐, 茶叶盒, honeycomb, candy color, chocolate brown',
    kinds: 'food',
    zh: '食品',
    en: 'Food',
    pt: 'Alimentos',
    zhDescription: '目的地国家有检疫规定，可能被扣下或退回。',
    enDescription: 'Import quarantine of the destination applies; it may be held or sent back.',
    ptDescription: 'Vale a quarentena do país de destino; o produto pode ser retido ou devolvido.',
  }),
  restrictedKind({
    id: 'fragile',
    remedy: 'pack',
    words:
      '玻璃, 陶瓷, 瓷器, 茶具, 花瓶, 紫砂壶, 水晶, 镜子, 灯泡, glass, ceramic, porcelain, teapot, vase, crystal, mirror, vidro, cerâmica, porcelana, espelho',
    allowedWords: '玻璃胶, 玻璃纸, 水晶泥, 水晶绒, 镜子贴, fiberglass, glassine',
    zh: '易碎品',
    en: 'Fragile things',
    pt: 'Produtos frágeis',
    zhDescription: '我们会加固包装。到货时若有破损，请拍照申请赔付。',
    enDescription: 'We pack them with more protection. If it arrives broken, make a claim with photos.',
    ptDescription: 'A embalagem é reforçada. Se chegar quebrado, abra uma reclamação com fotos.',
  }),
  restrictedKind({
    id: 'power-banks',
    remedy: 'declare',
    words:
      '充电宝, 移动电源, 锂电池, 纽扣电池, 18650, power bank, powerbank, lithium battery, spare battery, button cell, carregador portátil, bateria de lítio, pilha de lítio',
    allowedWords: '充电宝收纳, 充电宝保护套, 充电宝包, power bank case, power bank pouch',
    zh: '充电宝和单独的锂电池',
    en: 'Power banks and loose lithium batteries',
    pt: 'Power banks e baterias de lítio avulsas',
    zhDescription:
      '只能走专门的带电线路，会晚几天（这里的日期和价格没有算进去）：最多 100 瓦时（约 27000 毫安时），要有 3C 标志，机身印有容量。买不到合格的，我们全额退款。',
    enDescription:
      'They travel only by battery lines, some days later, which date and price here do not include: at most 100 Wh (about 27,000 mAh), 3C mark and capacity printed on. What lacks these we do not buy.',
    ptDescription:
      'Só vão por linhas próprias, alguns dias depois, o que data e preço aqui não incluem: até 100 Wh (cerca de 27.000 mAh), com selo 3C e capacidade impressa. O que não tem isso não compramos.',
  }),
  restrictedKind({
    id: 'large-batteries',
    remedy: 'refuse',
    words:
      '电动车, 电瓶, 蓄电池, 平衡车, 电动滑板车, 电动自行车, 户外电源, 储能电源, car battery, e-scooter, electric scooter, hoverboard, e-bike, electric bike, power station, patinete elétrico, bicicleta elétrica, bateria de carro',
    allowedWords:
      '电动车头盔, 电动车手套, 电动车挡风, 电动车雨衣, 电动车锁, e-bike helmet, e-bike lock, 玩具电动车, 电动车玩具',
    zh: '100 瓦时以上的电池',
    en: 'Batteries over 100 Wh',
    pt: 'Baterias acima de 100 Wh',
    zhDescription: '电动车、平衡车和户外电源的电池太大，飞机不运。可以只买不带电池的车身或配件。',
    enDescription:
      'Batteries of e-bikes, scooters and power stations are too large for planes. Choose the thing without its battery, or parts.',
    ptDescription:
      'Baterias de patinetes, bicicletas elétricas e estações de energia são grandes demais para avião. Escolha sem a bateria ou só peças.',
  }),
  restrictedKind({
    id: 'perfume',
    remedy: 'pack',
    words:
      '香水, 指甲油, 甲油胶, 卸甲水, 洗甲水, perfume, eau de toilette, eau de parfum, cologne, nail polish, nail varnish, acetone, colônia, esmalte de unha, esmalte em gel, acetona',
    allowedWords:
      '香水瓶, 香水百合, 香水柠檬, 香水月季, 香水味, perfume bottle, perfume atomizer, frasco de perfume, 指甲油收纳',
    zh: '香水和指甲油',
    en: 'Perfume and nail polish',
    pt: 'Perfumes e esmaltes',
    zhDescription:
      '含酒精或溶剂，会燃烧，按危险品管。只能走特殊线路，会晚几天，也可能更贵：这里的日期和价格都没有算进去，要多付会先问你。',
    enDescription:
      'Their alcohol or solvent burns: only special routes take them, some days later and perhaps for more. Date and price here do not include that; we ask you before more is due.',
    ptDescription:
      'O álcool ou solvente queima: só rotas especiais aceitam, alguns dias depois e talvez mais caro. A data e o preço aqui não incluem isso; perguntamos antes de cobrar mais.',
  }),
  restrictedKind({
    id: 'aerosols',
    remedy: 'refuse',
    words:
      '气雾剂, 发胶, 摩丝, 杀虫剂, 自喷漆, 喷漆, 防晒喷雾, 卡式炉气罐, 丁烷, 燃气罐, 氧气瓶, aerosol, hairspray, hair spray, hair mousse, spray paint, insecticide, butane, gas canister, gas cartridge, compressed gas, aerossol, spray de cabelo, laquê, tinta spray, inseticida, gás butano, cartucho de gás',
    allowedWords: '喷漆工艺, 喷漆桌, 喷漆铁, 喷漆柜, spray painted',
    zh: '喷雾罐和压缩气体',
    en: 'Aerosols and gas under pressure',
    pt: 'Aerossóis e gases sob pressão',
    zhDescription: '罐里有压力，高空可能爆开，航空和邮政都不收。请换成泵式喷瓶、乳液或膏。',
    enDescription:
      'The cans are under pressure and may burst in the air; neither planes nor post take them. Choose a pump bottle, a cream or a stick.',
    ptDescription:
      'As latas têm pressão e podem estourar no ar; nem avião nem correio aceitam. Escolha um frasco com bomba, um creme ou um bastão.',
  }),
  restrictedKind({
    id: 'dangerous',
    remedy: 'refuse',
    words:
      '打火机, 烟花爆竹, 烟花棒, 仙女棒烟花, 火柴, 固体酒精, 医用酒精, 油漆, 稀释剂, 打火机油, 煤油, firecrackers, fireworks, sparklers, cigarette lighter, lighter fluid, safety matches, rubbing alcohol, paint thinner, isqueiro, fogos de artifício, fósforos, álcool em gel, querosene, solvente',
    allowedWords:
      '打火机收纳, 打火机套, 火柴人, 火柴盒小汽车, 油漆笔, 油漆刷, fireworks pattern, fireworks lamp',
    zh: '易燃易爆品',
    en: 'What burns or explodes',
    pt: 'Inflamáveis e explosivos',
    zhDescription: '飞机和邮政都不运会着火、会爆炸的东西。我们不代购。',
    enDescription: 'Neither planes nor post carry what burns or explodes. We do not buy it.',
    ptDescription: 'Nem avião nem correio levam o que queima ou explode. Não compramos.',
  }),
  restrictedKind({
    id: 'chemicals',
    remedy: 'refuse',
    words:
      '化学试剂, 强酸, 硫酸, 盐酸, 双氧水, 漂白剂, 漂白粉, 农药, 除草剂, 水银, 水银体温计, 502胶水, 环氧树脂, pesticide, herbicide, sulfuric acid, hydrogen peroxide, bleach, mercury thermometer, super glue, epoxy resin, agrotóxico, herbicida, ácido sulfúrico, água sanitária, supercola, resina epóxi',
    allowedWords: '环氧树脂工艺, 环氧树脂首饰, epoxy resin jewelry, bleach wash, bleach blue',
    zh: '化学品',
    en: 'Chemicals',
    pt: 'Produtos químicos',
    zhDescription: '有毒、会腐蚀或会起反应的东西，航空和邮政都不收。请在当地买。',
    enDescription:
      'What is poisonous, corrosive or reacts is taken by neither planes nor post. Buy it where you live.',
    ptDescription:
      'O que é tóxico, corrosivo ou reage não vai por avião nem por correio. Compre no seu país.',
  }),
  restrictedKind({
    id: 'magnets',
    remedy: 'pack',
    words:
      '磁铁, 强磁, 吸铁石, 钕磁, 磁力球, 巴克球, magnet, magnets, neodymium, magnetic balls, ímã, imã, ímãs, imãs, neodímio',
    allowedWords:
      '磁铁扣, 强磁扣, fridge magnet, fridge magnets, ímã de geladeira, imã de geladeira, ímãs de geladeira, imãs de geladeira',
    zh: '强磁铁',
    en: 'Strong magnets',
    pt: 'Ímãs fortes',
    zhDescription: '磁场会影响飞机的仪器，要隔磁包装。成套的小磁力球不少国家禁止给孩子用。',
    enDescription:
      'Their field disturbs instruments of planes, so they are packed with shielding. Sets of small magnetic balls are banned as toys in many countries.',
    ptDescription:
      'O campo afeta instrumentos do avião, por isso vão com blindagem. Conjuntos de bolinhas magnéticas são proibidos como brinquedo em muitos países.',
  }),
  restrictedKind({
    id: 'blades',
    remedy: 'pack',
    words:
      '菜刀, 厨刀, 水果刀, 主厨刀, 刀具套装, 美工刀, 雕刻刀, 剪刀, kitchen knife, chef knife, knife set, scissors, utility knife, faca de cozinha, faca do chef, jogo de facas, tesoura, estilete',
    allowedWords: '剪刀差, 剪刀石头布, 剪刀手',
    zh: '刀和剪刀',
    en: 'Knives and scissors',
    pt: 'Facas e tesouras',
    zhDescription: '刀刃要包好、装进硬盒，有的线路不收，可能要换线路，晚几天到；这里的日期没有算进去。',
    enDescription:
      'Blades must be wrapped and boxed; some routes take none, so it may travel another way and arrive later than the date here.',
    ptDescription:
      'As lâminas vão protegidas e em caixa rígida; algumas rotas não aceitam, então pode ir por outra e chegar depois da data indicada aqui.',
  }),
  restrictedKind({
    id: 'blades-gb',
    remedy: 'declare',
    words:
      '菜刀, 厨刀, 水果刀, 主厨刀, 刀具套装, kitchen knife, chef knife, knife set, faca de cozinha, faca do chef, jogo de facas',
    countries: 'GB',
    zh: '寄到英国的刀',
    en: 'Knives to the United Kingdom',
    pt: 'Facas para o Reino Unido',
    zhDescription: '英国只把刀交给满 18 岁的人：快递员要看证件，没有就退回。',
    enDescription:
      'In the United Kingdom knives are handed over to adults only: the carrier asks for proof of age and takes the parcel back without it.',
    ptDescription:
      'No Reino Unido facas são entregues só a maiores de 18: a transportadora pede um documento e, sem ele, leva o pacote de volta.',
  }),
  restrictedKind({
    id: 'lasers',
    remedy: 'declare',
    words: '激光笔, 激光手电, laser pointer, caneta laser, apontador laser, ponteiro laser',
    zh: '激光笔',
    en: 'Laser pointers',
    pt: 'Apontadores a laser',
    zhDescription: '只买 1 毫瓦以下、机身印有等级的；更强的很多国家没收，我们不买。',
    enDescription:
      'Only those up to 1 mW with their class printed on them; stronger ones are seized in many countries, and we do not buy them.',
    ptDescription:
      'Só até 1 mW e com a classe impressa; os mais fortes são apreendidos em muitos países, e não compramos.',
  }),
];
