/** A phase as a view function returns it: public, open since 1970, free and without limits. */
export const PHASE_ANSWER = {
  sale_mint_time: '0',
  sale_mint_price: '0',
  max_per_wallet: '0',
  max_per_wallet_by_allow_list: '0',
  max_per_transaction: '0',
  is_private: false,
  is_user_in_allow_list: false,
  claimed_by_user: '0',
  minted: '0',
}

/** A drop as a view function returns it: ten items, a platform fee of 3% and royalties of 5%. */
export const DROP_ANSWER = {
  total_minted: '0',
  total_supply: '10',
  platform_fee: '300',
  is_fee_flat: false,
  fee_split: [{ recipient: '0xfee', share: '100' }],
  phases: [PHASE_ANSWER],
  revenue_split: [{ recipient: '0xc0ffee', share: '100' }],
  collection_owner: '0xc0ffee',
  royalty_points_numerator: '5',
  royalty_points_denominator: '100',
  royalty_payee_address: '0xc0ffee',
}

/** An address in its normal form. */
export function padded(address: string): string {
  return `0x${address.slice(2).padStart(64, '0')}`
}
