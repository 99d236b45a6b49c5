// Whether somebody tells what weighs on them: no joy and no next question is owed to it.

const SAD =
  /生病|病了|住院|去世|死了|最后一面|人.?没了|过世|葬礼|坟|哭|难过|伤心|出事|受伤|癌|手术|离婚|分手|想[爸妈家他她](?!的)|不能生|生不了|裁员|失业|丢了工作|被(?:公司)?(?:开除|解雇)|离开我|糖尿病|流产|破产|绝望|活不下去/u;

export function isSadNews(text: string): boolean {
  return SAD.test(text);
}
