import { withInvisibleNamed, withoutInvisible } from '@mintline/core'
import { expect } from 'chai'

describe('invisible characters', () => {
  it('become one space, however many there are', () => {
    expect(withoutInvisible('Da\u202e\u0000\u2066wn')).to.equal('Da wn')
    expect(withoutInvisible('Dawn')).to.equal('Dawn')
  })

  it('are named one by one', () => {
    expect(withInvisibleNamed('Da\u202e\u0000wn')).to.equal('Da[U+202E][U+0000]wn')
    expect(withInvisibleNamed('أصدقاء 🦜')).to.equal('أصدقاء 🦜')
  })
})
