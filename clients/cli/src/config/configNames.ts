/** Names of the client for what the config calls otherwise. */
const NAMES: Readonly<Record<string, string>> = {
  priceAmount: 'price',
  startTime: 'start',
  endTime: 'end',
  phaseType: 'type',
}

/** The path in the config of a path of the client: `phases.1.end` for `desired.1.endTime`. */
export function configName(path: string): string {
  const [first = '', index = '', ...rest] = path.split('.')
  switch (first) {
    case 'phases':
    case 'desired':
      return ['phases', index, ...rest.map((name) => NAMES[name] ?? name)].filter(Boolean).join('.')
    case 'changes':
      return `collection.${[index, ...rest].join('.')}`
    case 'add':
      return `collection.extraMeta.${[index, ...rest].join('.')}`
    case 'newAdmin':
      return 'collection.platformFeeSecondaryAdmin'
    default:
      return `collection.${path}`
  }
}
