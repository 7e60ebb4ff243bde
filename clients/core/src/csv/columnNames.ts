/** What a list column holds. */
export type ListField = 'address' | 'price' | 'amount'

/** Column names in the languages of spreadsheets. Messages show the first few. */
const WORDS: { readonly [field in ListField]: readonly string[] } = {
  address: [
    ...['wallet', 'address', 'account', 'user', 'owner', 'holder', 'recipient', 'minter'],
    ...['wallets', 'addresses', 'accounts', 'users', 'owners', 'holders', 'recipients', 'minters'],
    ...['claimant', 'claimants', 'pubkey', 'public key', 'publickey', 'walletaddress', 'addr'],
    ...['adres', 'adressen', 'portemonnee', 'adresse', 'adressen', 'geldbörse', 'brieftasche'],
    ...[
      'portefeuille',
      'dirección',
      'direcciones',
      'billetera',
      'billeteras',
      'cartera',
      'monedero',
    ],
    ...['endereço', 'endereços', 'carteira', 'carteiras', 'indirizzo', 'indirizzi', 'portafoglio'],
    ...['portfel', 'adresy', 'adresa', 'peněženka', 'plånbok', 'adress', 'lommebok', 'tegnebog'],
    ...['cüzdan', 'cüzdanlar', 'cüzdan adresi', 'alamat', 'dompet', 'địa chỉ', 'ví'],
    ...['адрес', 'адреса', 'кошелёк', 'кошелек', 'кошельки', 'кошелька', 'гаманець', 'гаманці'],
    ...['διεύθυνση', 'πορτοφόλι', 'عنوان', 'محفظة', 'المحفظة', 'כתובת', 'ארנק', 'पता', 'वॉलेट'],
    ...['กระเป๋า', 'ที่อยู่', '地址', '钱包', '錢包', 'アドレス', 'ウォレット', '주소', '지갑'],
  ],
  price: [
    ...['price', 'cost', 'prices', 'costs', 'claimprice', 'priceamount', 'pricepertoken'],
    ...[
      'prijs',
      'prijzen',
      'kosten',
      'preis',
      'preise',
      'prix',
      'coût',
      'precio',
      'precios',
      'costo',
    ],
    ...['coste', 'preço', 'preços', 'custo', 'prezzo', 'prezzi', 'cena', 'ceny', 'koszt', 'pris'],
    ...['fiyat', 'fiyatı', 'ücret', 'harga', 'biaya', 'giá', 'цена', 'цены', 'стоимость', 'ціна'],
    ...['вартість', 'τιμή', 'سعر', 'السعر', 'מחיר', 'कीमत', 'मूल्य', 'ราคา'],
    ...['价格', '價格', '单价', '価格', '値段', '가격'],
  ],
  amount: [
    ...[
      'amount',
      'quantity',
      'qty',
      'spots',
      'mints',
      'allocation',
      'max',
      'items',
      'limit',
      'count',
    ],
    ...[
      'how many',
      'balance',
      'spot',
      'slots',
      'slot',
      'allocations',
      'alloc',
      'amounts',
      'quantities',
    ],
    ...['limits', 'maximum', 'claims', 'allowance', 'allowances', 'nfts', 'tokens', 'copies'],
    ...['editions', 'units', 'pieces', 'pcs', 'tickets', 'passes', 'maxclaims', 'maxmints'],
    ...['maxclaimable', 'quantitylimitperwallet', 'holdings', 'number of'],
    ...['aantal', 'aantallen', 'hoeveel', 'hoeveelheid', 'limiet', 'stuks', 'plekken', 'plaatsen'],
    ...['anzahl', 'menge', 'wie viele', 'wieviel', 'wieviele', 'stück', 'stückzahl', 'plätze'],
    ...['quantité', 'quantités', 'nombre', 'combien', 'montant', 'limite', 'places', 'allocation'],
    ...['cantidad', 'cantidades', 'cuántos', 'cuántas', 'límite', 'cupos', 'máximo', 'saldo'],
    ...['quantidade', 'quantidades', 'quantos', 'quantas', 'vagas', 'limite', 'máximo'],
    ...['quantità', 'quanti', 'quante', 'numero di', 'massimo', 'posti'],
    ...[
      'ilość',
      'liczba',
      'ile',
      'sztuk',
      'limit',
      'množství',
      'počet',
      'kolik',
      'antal',
      'antall',
    ],
    ...['adet', 'miktar', 'kaç', 'sayı', 'sayısı', 'jumlah', 'berapa', 'số lượng', 'bao nhiêu'],
    ...['количество', 'кол во', 'сколько', 'число', 'лимит', 'штук', 'мест', 'максимум', 'баланс'],
    ...['кількість', 'скільки', 'ліміт', 'ποσότητα', 'πόσα', 'كمية', 'الكمية', 'عدد', 'כמות'],
    ...['संख्या', 'मात्रा', 'จำนวน', '数量', '數量', '数目', '個数', '枚数', '수량', '개수'],
  ],
}

/** Price units. A unit alone also names a price column. */
const UNITS = [
  '◎',
  ...['sol', 'lamport', 'lamports', 'eth', 'ether', 'wei', 'gwei', 'apt', 'octa', 'octas'],
  ...['usd', 'usdc', 'usdt', 'matic', 'pol', 'bnb', 'avax', 'hbar'],
]

/** Words for other addresses, such as e-mail. A wallet may still be named beside them. */
const OTHER_ADDRESSES = [
  ...[
    'email',
    'e mail',
    'mail',
    'ip',
    'contract',
    'currency',
    'token',
    'mint',
    'discord',
    'twitter',
  ],
  ...['telegram', 'instagram', 'bank', 'home', 'postal', 'correo', 'collection', 'name', 'id'],
]

/** Words for other numbers. */
const OTHER_NUMBERS = [
  ...['follower', 'followers', 'following', 'tweet', 'tweets', 'message', 'messages', 'invites'],
  ...['transactions', 'points', 'score', 'level', 'rank', 'phone', 'id'],
]

/** "per wallet" in several languages: it qualifies an amount or price, and does not name the column's content. */
const PER = / (?:per|pro|par|por|за|на) \p{L}+(?= |$)/gu

const DECIMAL_COMMA = /^(\d+),(\d+)(?=\s*[a-z◎]*$)/i

/**
 * Normalises a column name: lower case, no accents, single spaces. `maxClaims` and `Max-Claims` become `max claims`.
 */
export function normaliseName(cell: string): string {
  return cell
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Scripts written without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u

/** Creates a pattern that finds any of the words in a name with a space at both ends. */
function finder(words: readonly string[]): RegExp {
  const spaced = spacedWords(words)
  const within = words
    .map(normaliseName)
    .filter((word) => UNSPACED.test(word))
    .join('|')
  return new RegExp(within === '' ? ` (?:${spaced}) ` : ` (?:${spaced}) |${within}`, 'u')
}

/** Joins words into alternatives for a pattern that expects spaces around them. */
function spacedWords(words: readonly string[]): string {
  const known = new Set(words.map(normaliseName))
  return [...known].filter((word) => !UNSPACED.test(word)).join('|')
}

const HAS_ADDRESS = finder(WORDS.address)
const HAS_WALLET = finder(['wallet', 'wallets', 'walletaddress'])
const HAS_PRICE = finder(WORDS.price)
const HAS_AMOUNT = finder(WORDS.amount)
const HAS_UNIT = finder(UNITS.filter((unit) => normaliseName(unit) !== ''))
const HAS_OTHER_ADDRESS = finder(OTHER_ADDRESSES)
const HAS_OTHER_NUMBER = finder(OTHER_NUMBERS)
const EXACT = {
  address: new Set(WORDS.address.map(normaliseName)).add('wallet address').add('user address'),
  price: new Set(WORDS.price.map(normaliseName)),
  amount: new Set(WORDS.amount.map(normaliseName)),
}

const PRICE_AND_UNIT = new RegExp(` (?:${spacedWords(WORDS.price)}) (?:in )?(\\S+) $`, 'u')

/**
 * Returns the unit in a price column's name, as in `price (ETH)` and `mint price in USDC`; undefined = none.
 *
 * @param name - normalised by `normaliseName`
 */
export function unitOfName(name: string): string | undefined {
  const own = ` ${name} `.replace(PER, '')
  const unit = PRICE_AND_UNIT.exec(own)?.[1]
  if (unit !== undefined && unit !== 'amount') return unit
  return UNITS.find((known) => own.includes(` ${known} `))
}

/** Returns true for a money unit, such as SOL, wei or USDC. */
export function isUnit(text: string): boolean {
  return UNITS.includes(text.toLowerCase())
}

/** Lists known names for a column, for a message. */
export function knownNames(field: ListField): string {
  return [...WORDS[field].slice(0, 10), '…'].join(', ')
}

/** Returns true if a name is exactly a known word. Such names win over longer ones. */
export function isExactName(name: string, field: ListField): boolean {
  return EXACT[field].has(name)
}

/**
 * Returns what a column may hold according to its name. Its content decides between a wallet and a number.
 *
 * @param name - normalised by `normaliseName`
 */
export function fieldsOfName(name: string): readonly ListField[] {
  const padded = ` ${name} `
  const own = padded.replace(PER, '')
  const isOther = HAS_OTHER_ADDRESS.test(own) && !HAS_WALLET.test(own)
  const isAddress = HAS_ADDRESS.test(own) && !isOther
  const number = numberField(own, padded)
  return [...(isAddress ? (['address'] as const) : []), ...(number ? [number] : [])]
}

function numberField(own: string, padded: string): 'price' | 'amount' | undefined {
  if (HAS_PRICE.test(own)) return 'price'
  const hasUnit = HAS_UNIT.test(own)
  const hasAmount = HAS_AMOUNT.test(own) || (own !== padded && own.trim() === '')
  // "SOL balance" may be a price, an amount or neither.
  if (hasUnit) return hasAmount || HAS_ADDRESS.test(own) ? undefined : 'price'
  return hasAmount && !HAS_OTHER_NUMBER.test(own) ? 'amount' : undefined
}

/** Replaces a decimal comma with a point: `0,5 SOL` becomes `0.5 SOL`. `1,000` may mean a thousand and stays. */
export function decimalPoint(cell: string): string {
  const [, whole = '', fraction = ''] = DECIMAL_COMMA.exec(cell) ?? []
  const isThousands = fraction.length === 3 && !/^0+$/.test(whole)
  return isThousands ? cell : cell.replace(DECIMAL_COMMA, '$1.$2')
}
