// A separate module, loaded when the drop shows.
export { fetchUsualMintFee } from '@mintline/aptos'
