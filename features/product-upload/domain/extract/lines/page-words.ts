// Words of the pages themselves: buttons, notes, services. None of them names a thing.

import {
  DIMENSIONS,
  ONE_SIZE,
  SHOE_NUMBER,
  TWO_NUMBERS,
  TWO_SIZES,
} from '../../../../global-services/domain/index.ts';

const BUTTONS =
  /^(?:店铺|客服|收藏|购物车|加入购物车|立即购买|马上抢|领券购买|去结算|结算|全选|提交订单|确认订单|分享|首页|进店逛逛?|进店|更多|详情|宝贝|评价|推荐|商品|参数|规格|店铺首页|关注|管理|编辑|删除|查看全部|全部|发送|按住说话|返回|相册|聊一聊|我想要|免费咨询|联系卖家|单独购买|发起拼单|去拼单|客服咨询|立即下单|确定|取消|说明|选择|已选|送至|配送至?|地址|服务|保障|优惠|活动|促销|领券|领取|去领取|满减|颜色分类|颜色|尺码|尺寸|款式|型号|容量|口味|套餐(?:类型)?|版本|鞋码|码数|购买数量|数量|凑单|去凑单|移入收藏夹?|猜你喜欢|为你推荐|看了又看|直播中?|热卖|新品|预售|现货|淘宝|天猫|京东|拼多多|闲鱼|微店|微信|支付宝|元|件|张|个|起|号)+$/u;

const NOTES =
  /^请?选择|已售|月销|销量|人付款|人想要|人看过|浏览|回头客|好评|条评价|评价\(|粉丝|库存|仅剩|剩余|包邮|发货|运费|邮费|快递|配送|送达|退货|退款|退换|无理由|假一赔|保修|质保|运费险|满\d+|每满|领券|优惠券|立减|红包|津贴|积分|分期|免息|花呗|白条|定金|尾款|付款时间|倒计时|距(?:结束|开抢)|结束仅剩|小时|秒杀中|合计|总计|小计|共\d+件|实付|应付|优惠前|已优惠|原价|到手|券后|拼单|拼团|人已拼|降价|下单|收货|支付|店铺(?:优惠|活动)|进店|品牌直供|正在(?:抢|看)|购买过|加购|全国联保|产地[:：]|等级[:：]|单位[:：]|物价|监督|举报|条码|货号|编号|编码|计价员|零售价|会员价|现价|单价|售价|特价|电话|扫码|二维码|公众号|关注|聊天|在线|昨天|今天|星期|上午|下午|凌晨|晚上|KB\/s|5G|4G|\d{1,2}:\d{2}$/u;

/** M L XL XXL, without what is taken away before. */
const SIZES = /^[SML]+$/iu;

const SUM =
  /^(?:商品|订单|店铺|平台|跨店|商家|活动)?(?:总额|总价|金额|合计|总计|小计|实付款?|应付款?|需付款?|优惠(?:券|合计|总额)?|(?:共|已|总)优惠|满减|共减|券|运费|邮费|快递费?|红包|津贴|立减|直降|税费|服务费)\s?[:：]?$/u;

/** 商品总额, at the other end of whose row an amount stands. */
export const isSumLabel = (text: string): boolean => SUM.test(text);

/** A whole line of buttons, or a note: never a title. Brackets and slogans in front of a title do not make it one. */
export function isNoise(text: string): boolean {
  const bare = text.replaceAll(/[\s|·>＞<+()（）¥\d.,，、:：%~/×x-]+/giu, '');
  if (bare.length === 0 || BUTTONS.test(bare) || SIZES.test(bare) || isSumLabel(text)) return true;
  return NOTES.test(text) && !isLongTitle(text);
}

/** Sellers put 包邮 and the like into titles: a long line with one such word is still a title. */
function isLongTitle(text: string): boolean {
  const rest = text.replaceAll(new RegExp(NOTES.source, 'gu'), '');
  return [...text].length >= 16 && rest.length > 0.8 * text.length && !/[|:：¥]/.test(text);
}

export const LABELLED_NAME = /(?:品\s?名|商品名称?|商品名|名称|货名|产品名称)\s?[:：]\s?(\S.{1,80})$/u;

/** What people write to each other around the thing. */
export const SPEECH =
  /你好|您好|在吗|亲|多少钱|给你|给您|算你|卖给|老客|到付|有货|吗[?？]?$|呢[?？]?$|谢谢|好的|可以|便宜|什么时候|请问|麻烦|哈哈|嗯|稍等|怎么|能不能|[?？]$/u;

const VARIANT_LABEL =
  /^(?:颜色分类|颜色|尺码|尺寸|规格|款式|型号|容量|口味|套餐(?:类型)?|版本|内存|已选(?:择)?|选择|分类|种类|鞋码|码数)\s?[:：]?\s?(.+)$/u;

/** What stands behind a label of a variant; undefined for other lines. */
export const variantIn = (text: string): string | undefined =>
  LABEL_ALONE.test(text)
    ? undefined
    : VARIANT_LABEL.exec(text)?.[1]
        ?.replace(COUNTED, '')
        .replace(/^[:：\s]+|[>＞\s]+$/gu, '');

/** 灰色42码 数量 x1: how many is no part of which one. */
const COUNTED = /[\s，,;；]*(?:购买)?数量\s?[:：]?\s?[x×X✕]?\s?\d{0,3}\s?件?\s?$/u;

/** 已选：卡其色: the buyer's own choice, whatever else the page offers. */
export const isChosenLabel = (text: string): boolean => /^(?:已选|选择)/u.test(text);

export const isLabelAlone = (text: string): boolean =>
  LABEL_ALONE.test(text) || /^(?:颜色|尺码|鞋码|码数)\s?[:：]?$/u.test(text);

/** 颜色分类 over its choices: a label, of which the shorter one has a rest. */
const LABEL_ALONE = /^(?:颜色|尺码|规格|套餐|款式|型号)(?:分类|类型|选择)$/u;

const VARIANT_WORDS =
  /^(?:.{0,6}(?:色|白|黑|灰|粉|红|蓝|绿|紫|棕|咖|杏|银|金)[^;；,，]{0,6}|均码|[XSML]{1,4}|\d{2,3}(?:码|号|cm|ml|g|寸)?|\d+(?:\.\d+)?(?:ml|L|g|kg|GB|寸|件装?|支装?|包|盒|个装|米))[\s]*[;；,，/+【(（]\s?.{1,24}$/iu;

/** 红色大号, 深蓝XL: a colour and a size with nothing between them. */
const COLOUR_AND_SIZE = /^.{0,3}色\s?(?:[大中小]号|均码|[XSML]{1,4}码?|\d{2,3}码?)$/iu;

/** 卡其色, 白色4L: nothing but a colour, or a colour and a measure. */
const COLOUR_ALONE = /^.{1,3}色\s?(?:\d+(?:\.\d+)?\s?(?:ml|L|g|kg|GB|寸|cm|W)?)?$/iu;

/** 38码, 36-37码, 255(40.5), 深棕色 EUR 43, 40(偏小一码): a size, with a colour in front or a remark behind. */
const SIZED = new RegExp(
  String.raw`^(?:\p{Script=Han}{0,4}[色白黑灰粉红蓝绿紫棕咖杏][\s;,/]{0,2}){0,2}(?:标准码?\s?)?(?:${TWO_SIZES}|${ONE_SIZE}|${DIMENSIONS})(?:\s?[(【][^)】]{1,16}[)】])?$`,
  'iu',
);
/** 白色 38-39: two numbers behind a colour; alone they may be anything. */
const COLOUR_AND_TWO = new RegExp(
  String.raw`^\p{Script=Han}{0,4}色[\s;,/]{0,2}(?:${TWO_NUMBERS}|${SHOE_NUMBER})$`,
  'u',
);

/** Under a title, where a cart says which one: 40.5, 36-37(适合35-36脚). */
const SIZE_UNDER_TITLE = new RegExp(
  String.raw`^(?:标准码?\s?)?(?:${TWO_NUMBERS}|${SHOE_NUMBER})(?:\s?[(【][^)】]{1,16}[)】])?$`,
  'u',
);
export const isSizeUnderTitle = (text: string): boolean => SIZE_UNDER_TITLE.test(text);

/** 混色5双装: how many are in a pack. */
const PACK = /^\p{L}{0,5}\d{1,3}(?:双|件|支|个|包|盒|片|条|只|卷|瓶|套)装$/u;

/** 青釉;中号, Mate60Pro;磨砂黑: no title is a few short words with semicolons between them. */
const SOME_CHOICES = /^[^;；]{1,16}(?:[;；][^;；]{1,16}){1,3}$/u;
/** What was chosen stands behind the title, with nothing between them: a measure, a model or a colour, and the rest. */
const GLUED =
  /^(?<title>.*?\p{Script=Han}{4}.*?)(?<chosen>(?:[A-Za-z][A-Za-z0-9+ -]*\d[A-Za-z0-9+ ]*|\d+(?:\.\d+)?\s?(?:cm|mm|ml|L|g|kg|寸|码|厘米|毫升|克)?|\p{Script=Han}{1,2}色)?[;；][^;；]{1,16}(?:[;；][^;；]{1,16}){0,2})$/u;

/** A title without what was chosen of it; `chosen` undefined where nothing is glued to it. */
export function apartFromChosen(text: string): {
  readonly title: string;
  readonly chosen: string | undefined;
} {
  const { title = text, chosen } = GLUED.exec(text)?.groups ?? {};
  return { title: title.trim(), chosen: chosen?.replace(/^[;；\s]+/u, '') };
}

/** 默认: nothing was to be chosen. */
const NOTHING_CHOSEN = /^(?:默认|标准|常规|如图|图片色)(?:规格|款式?|色|版|装)?$/u;

/** Of 180x52 the second number is a side. */
export const COUNT_BEHIND = /(?:(?<!\d\s?(?:[cm]?m|厘米)?\s?)|(?=.\s?\d$))[x×]\s?([1-9]\d?)$/iu;

/** 38码×1: how many is no part of which one; 330ml×6 may be a pack. */
export const withoutCount = (variant: string): string =>
  variant.replace(/(?:(?<=[码号色])\s?[x×]\s?[1-9]\d?|\s?[x×]\s?1)$/iu, '').trim();

const PAYING = /[定订]金|尾款|付款/u;

/** A button of choices, or a letter of anything. */
const isLetterAlone = (text: string): boolean => SIZES.test(text);

export function isVariantText(text: string): boolean {
  if (PAYING.test(text)) return false;
  if (
    COLOUR_AND_SIZE.test(text) ||
    (SIZED.test(withoutCount(text)) && !isLetterAlone(text)) ||
    COLOUR_AND_TWO.test(text) ||
    // A number alone may be anything; with a remark it is a size.
    (isSizeUnderTitle(text) && /[(【标]/u.test(text)) ||
    variantIn(text) !== undefined ||
    (SOME_CHOICES.test(text) && !/[¥:：]/u.test(text))
  )
    return true;
  const bare = text.replace(COUNT_BEHIND, '').trim();
  return (
    NOTHING_CHOSEN.test(bare) ||
    COLOUR_ALONE.test(bare) ||
    PACK.test(bare) ||
    (VARIANT_WORDS.test(text) && [...text].length <= 28)
  );
}
