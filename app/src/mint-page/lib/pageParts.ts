/** Id of the element with the panel's controls. */
export const MINT_PANEL = 'mint-panel'

/** Id of the place for a drop's logo. */
export const LOGO_PLACE = 'mint-logo'

/** Id of the place for the network's fee beside the price. */
export const NETWORK_FEE = 'network-fee'
