/** Id of the element with the panel's controls. */
export const MINT_PANEL = 'mint-panel'
