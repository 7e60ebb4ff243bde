/** Browser storage key for pending mints. */
export const OPEN_MINTS_KEY = 'mintline.mints'
