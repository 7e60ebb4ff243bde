import { aptosAddress } from '@mintline/core/identifiers'

/** Drop machine address on this product's local network, published with a key that everybody knows. */
export const LOCAL_DROP_MACHINE = aptosAddress(
  '0xc421347f4ba1a36ed2f8a5e6e9eabe2e430379551cd3429ff0bc2fa57666b9f3',
)
