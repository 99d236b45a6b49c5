// What shops write into a title to sell; it says little of the thing, and is glossed only where all of a title is.

export const SELLING_WORDS = `
正品 = said to be genuine | dito original
正版 = said to be a licensed edition | dito edição licenciada
官方,官方正品 = said to be official | dito oficial
旗舰店,官方旗舰店 = brand’s own store | loja oficial da marca
专柜 = department-store counter | balcão de loja de departamentos
专卖店 = brand store | loja da marca
包邮 = free freight in China | frete grátis na China
新款,新品 = new model | modelo novo
爆款,热卖,热销 = best seller | campeão de vendas
百搭 = goes with everything | combina com tudo
同款 = same style | mesmo modelo
网红 = popular online | famoso na internet
高级感 = looks expensive | visual sofisticado
小众 = unusual | diferenciado
潮流,时尚 = fashionable | da moda
韩版 = Korean cut | corte coreano
现货 = in stock | em estoque
预售 = sold in advance | pré-venda
厂家直销,工厂直销 = direct from the factory | direto da fábrica
批发 = wholesale | atacado
清仓 = clearance | queima de estoque
特价,促销 = on offer | em promoção
秒杀,限时 = for a short time | por tempo limitado
气质 = elegant | elegante
送礼,礼物 = as a gift | para presente
定制,订制 = made to order | sob encomenda
限量,限量版 = limited edition | edição limitada
耐穿,结实,耐用 = durable | durável
舒适 = comfortable | confortável
`;
