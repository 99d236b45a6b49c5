// Words by which people look for a page of help and that need not stand in it, in all three languages: who reads Chinese types English too.

import type { HelpTopic } from './topics.ts';

export const SEARCH_WORDS: Readonly<Record<HelpTopic, string>> = {
  'first-talk': '开始 聊天 对话 start begin chat conversation tutor começar conversar bate-papo professor',
  'pinyin-typing': '输入法 打字 键盘 汉字 ime keyboard input characters teclado digitar escrever caracteres',
  corrections: '改错 错误 语法 mistake error grammar wrong erro gramática corrigir',
  level: '等级 难度 测试 水平 hsk difficulty placement test beginner nível dificuldade teste iniciante',
  'words-and-reviews':
    '生词 单词 复习 背单词 记忆 闪卡 vocabulary flashcards anki srs memory vocabulário cartões memorizar',
  'import-and-export':
    '导入 导出 牌组 表格 备份 anki apkg csv deck import export backup spreadsheet importar exportar baralho planilha',
  'known-words':
    '认识 会的词 词汇量 掌握 估计 known words vocabulary size count probable estimate palavras conhecidas vocabulário contagem',
  lessons: '上课 课文 语法 course lesson grammar curso aula gramática',
  reader: '阅读 文章 短文 读书 article story text artigo texto história ler',
  handwriting: '笔顺 写字 书写 笔画 strokes write calligraphy traços ordem caligrafia',
  plans: '计划 安排 目标 schedule goal plano cronograma meta',
  plays: '角色 扮演 情景 练口语 roleplay scenario practise speaking personagem simulação falar',
  'minutes-and-vip':
    '会员 时长 分钟 价格 订阅 加时 续费 subscription price membership renew upgrade limit minutes assinatura preço plano mensal renovar limite minutos',
  payments:
    '付款 支付 转账 银行卡 信用卡 微信 支付宝 收据 发票 pay card bank transfer paypal pix boleto receipt invoice pagar cartão transferência recibo nota fiscal comprovante',
  refunds:
    '退款 退钱 退货 取消 返还 refund money back return cancel reimbursement chargeback reembolso estorno devolução devolver dinheiro de volta cancelar cancelamento',
  invitations:
    '邀请 推荐 好友 奖励 invite friend referral code reward convite indicar amigo código recompensa',
  buying:
    '代购 购物 下单 淘宝 京东 拼多多 1688 订单 快递 物流 收货地址 cpf pccc order shop taobao buy agent shipping delivery tracking parcel comprar pedido encomenda rastreio rastrear entrega endereço envio',
  costs:
    '费用 价格 关税 海关 运费 税 手续费 cpf pccc price cost duty tax customs vat shipping fee preço custo imposto taxa alfândega frete tributo icms',
  claims:
    '退货 换货 售后 坏了 破损 没收到 投诉 尺码 return exchange broken damaged lost missing wrong size complaint warranty devolução devolver troca trocar quebrado danificado extraviado não chegou reclamação garantia tamanho',
  'for-parents':
    '家长 妈妈 爸爸 父母 孩子 监护人 关注 看进度 mother father mum mom dad parent parents guardian follow child progress mãe pai pais mamãe papai responsável filho filha acompanhar progresso',
  classes: '班级 班级码 作业 老师 同学 class code homework join turma código tarefa entrar aluno',
  teaching:
    '老师 教学 布置作业 申请 teacher students homework roster worksheet professor alunos tarefa lista',
  'under-16':
    '未成年 孩子 家长 年龄 同意 minor child age parent guardian consent menor idade pais responsável consentimento',
  privacy:
    '隐私 数据 个人信息 gdpr lgpd data personal information export dados pessoais informações exportar',
  support: '客服 支持 查看 support staff access view suporte atendimento acesso',
  deletion: '注销 删除 账号 delete account close remove erase apagar excluir conta encerrar',
  offline: '离线 断网 没有网络 offline connection network internet sem conexão sem rede',
  devices:
    '设备 登录 手机 密码 语言 深色 通知 device login password language dark theme app notification aparelho celular senha idioma escuro notificação entrar',
  accessibility:
    '读屏 键盘 大字 快捷键 screen reader keyboard contrast zoom leitor de tela teclado contraste atalhos',
  children: '孩子 儿童 动画片 幼儿 kids child cartoon video criança desenho infantil vídeo',
  partners: '推广 佣金 分成 提现 affiliate commission partner withdraw afiliado comissão parceiro saque',
  'admin-keys':
    '管理员 快捷键 键盘 工作台 订单 admin operator shortcuts keyboard desk orders administrador operador atalhos teclado bancada pedidos',
  contact:
    '联系 客服 人工 投诉 邮箱 contact support help email human complaint contato suporte atendimento ajuda falar reclamação',
};
