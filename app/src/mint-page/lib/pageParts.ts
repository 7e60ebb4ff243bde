/** Id of the element with the panel's controls. */
export const MINT_PANEL = 'mint-panel'

/** Id of the place for a drop's logo. */
export const LOGO_PLACE = 'mint-logo'
