import type { ExchangeOrderForm } from '../../src/orders/parse/parseOrderForm.ts'

/** Returns the order before it is signed, in whole units. */
export function draftOf({ make, take, maker, salt, endedAt }: ExchangeOrderForm) {
  return {
    make: draftedAsset(make),
    take: draftedAsset(take),
    maker,
    salt,
    ...(endedAt !== '0' && { expirationDate: endedAt }),
  }
}

function draftedAsset({ assetType, value }: ExchangeOrderForm['make']) {
  const type = assetType as { '@type': string; contract?: string; tokenId?: string }
  const whole = Number(value) / 1e18
  switch (type['@type']) {
    case 'ETH':
      return { assetType: { assetClass: 'BASE_ETH' }, value: whole }
    case 'ERC20':
      return { assetType: { assetClass: 'ERC20', contract: type.contract }, value: whole }
    case 'COLLECTION':
      return {
        assetType: { assetClass: 'ETH_COLLECTION', contract: type.contract },
        value: Number(value),
      }
    default:
      return {
        assetType: { assetClass: type['@type'], itemId: `${type.contract}:${type.tokenId}` },
        value: Number(value),
      }
  }
}
