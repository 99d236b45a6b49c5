// What is said of places around, and of hours, at every level; a beginner reads all of it.

import type { Line } from '../../../../../content/schema/line.ts';
import type { WorldKind } from '../../../../../content/schema/talks/play-world.ts';

const line = (zh: string, en: string, pt: string): Line => ({ zh, en, pt });

type NearbyAspect = 'right' | 'left' | 'ahead' | 'distance' | 'walk' | 'far-distance' | 'far-walk';

/** A near place is five minutes away, whoever is asked and however. */
export const AROUND: Readonly<Record<NearbyAspect, readonly Line[]>> = {
  right: [
    line(
      '不远，出门往右走，五分钟就到。',
      'It’s not far: turn right outside, five minutes.',
      'É pertinho: saindo, à direita, cinco minutos.',
    ),
    line(
      '出门右边就是，走五分钟。',
      'Right outside on the right, a five-minute walk.',
      'Saindo, à direita, cinco minutos a pé.',
    ),
  ],
  left: [
    line(
      '不远，出门往左走，五分钟就到。',
      'It’s not far: turn left outside, five minutes.',
      'É pertinho: saindo, à esquerda, cinco minutos.',
    ),
    line(
      '出门左边就是，走五分钟。',
      'Right outside on the left, a five-minute walk.',
      'Saindo, à esquerda, cinco minutos a pé.',
    ),
  ],
  ahead: [
    line(
      '前面就有，走五分钟就到。',
      'Just up ahead, a five-minute walk.',
      'Logo ali na frente, cinco minutos a pé.',
    ),
    line(
      '不远，往前走五分钟就看见了。',
      'Not far: five minutes straight on and you’ll see it.',
      'Não é longe: cinco minutos em frente e você vê.',
    ),
  ],
  distance: [
    line('不远，走路五分钟就到。', 'Not far, five minutes on foot.', 'Não é longe, cinco minutos a pé.'),
    line('很近，五分钟就到了。', 'Very near, five minutes.', 'Bem perto, cinco minutos.'),
  ],
  walk: [
    line(
      '可以走路去，五分钟就到。',
      'You can walk, it’s five minutes.',
      'Dá para ir a pé, são cinco minutos.',
    ),
    line(
      '走路就行，不远，五分钟。',
      'Walking is fine, it’s five minutes.',
      'Pode ir a pé, é pertinho, cinco minutos.',
    ),
  ],
  'far-distance': [
    line(
      '有点儿远，坐车半个小时左右。',
      'It’s a bit far, about half an hour by car.',
      'É um pouco longe, uns trinta minutos de carro.',
    ),
    line(
      '坐地铁最快，半个小时左右。',
      'The metro is fastest, about half an hour.',
      'De metrô é mais rápido, uns trinta minutos.',
    ),
  ],
  'far-walk': [
    line(
      '走路太远了，坐地铁吧，半个小时就到。',
      'It’s too far to walk. Take the metro, half an hour.',
      'É longe demais para ir a pé. Vá de metrô, meia hora.',
    ),
  ],
};

/** Of other places: `office` and `store`; else of the place itself, where the play says nothing else. */
export const HOURS: Readonly<Partial<Record<WorldKind | 'office' | 'store', readonly Line[]>>> = {
  office: [
    line(
      '一般早上九点到下午五点，去以前先打个电话。',
      'Usually nine to five; phone before you go.',
      'Normalmente das nove às cinco; ligue antes de ir.',
    ),
  ],
  store: [
    line(
      '一般早上九点开门，晚上九点关门。',
      'Usually from nine in the morning to nine at night.',
      'Normalmente das nove da manhã às nove da noite.',
    ),
  ],
  eatery: [
    line(
      '早上九点开门，晚上九点关门，天天都开。',
      'We’re open from nine to nine, every day.',
      'Abrimos das nove às nove, todos os dias.',
    ),
  ],
  shop: [
    line(
      '早上九点开门，晚上九点关门，天天都开。',
      'We’re open from nine to nine, every day.',
      'Abrimos das nove às nove, todos os dias.',
    ),
  ],
  clinic: [
    line(
      '早上八点到下午五点，很急的话晚上也有人。',
      'From eight to five; if it’s urgent, there’s somebody at night too.',
      'Das oito às cinco; se for urgente, à noite também tem gente.',
    ),
  ],
  counter: [
    line(
      '早上九点到下午五点，中午也有人。',
      'From nine to five, at noon too.',
      'Das nove às cinco, também ao meio-dia.',
    ),
  ],
  hotel: [
    line(
      '我们这儿晚上也有人，几点来都行。',
      'There’s somebody here at night too, any time is fine.',
      'Aqui tem gente à noite também, pode vir a qualquer hora.',
    ),
  ],
  school: [
    line(
      '星期一到星期五，早上八点到下午五点。',
      'Monday to Friday, from eight to five.',
      'De segunda a sexta, das oito às cinco.',
    ),
  ],
  work: [
    line(
      '早上九点上班，下午六点下班，周末休息。',
      'Work is from nine to six, weekends off.',
      'O trabalho é das nove às seis, fim de semana livre.',
    ),
  ],
};
