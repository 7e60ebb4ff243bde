/** Browser storage key of pending mints. */
export const OPEN_MINTS_KEY = 'mintline.mints'
