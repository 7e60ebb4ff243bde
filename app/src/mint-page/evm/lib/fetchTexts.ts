/** Texts and picture of a drop. A module of its own, which is loaded when the drop shows. */
export { fetchDropProfile as fetchTexts } from '@mintline/evm'
