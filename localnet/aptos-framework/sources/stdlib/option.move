/// A value that may be absent.
module std::option {
    use std::vector;

    /// There is a value where none may be.
    const EOPTION_IS_SET: u64 = 0x40000;
    /// There is no value.
    const EOPTION_NOT_SET: u64 = 0x40001;
    /// A vector of more than one element.
    const EOPTION_VEC_TOO_LONG: u64 = 0x40002;

    struct Option<Element> has copy, drop, store {
        vec: vector<Element>
    }

    public fun none<Element>(): Option<Element> {
        Option { vec: vector[] }
    }

    public fun some<Element>(e: Element): Option<Element> {
        Option { vec: vector[e] }
    }

    public fun from_vec<Element>(vec: vector<Element>): Option<Element> {
        assert!(vector::length(&vec) <= 1, EOPTION_VEC_TOO_LONG);
        Option { vec }
    }

    public fun is_none<Element>(self: &Option<Element>): bool {
        vector::is_empty(&self.vec)
    }

    public fun is_some<Element>(self: &Option<Element>): bool {
        !vector::is_empty(&self.vec)
    }

    public fun contains<Element>(self: &Option<Element>, e_ref: &Element): bool {
        vector::contains(&self.vec, e_ref)
    }

    public fun borrow<Element>(self: &Option<Element>): &Element {
        assert!(is_some(self), EOPTION_NOT_SET);
        vector::borrow(&self.vec, 0)
    }

    public fun borrow_with_default<Element>(self: &Option<Element>, default_ref: &Element): &Element {
        if (is_some(self)) vector::borrow(&self.vec, 0) else default_ref
    }

    public fun get_with_default<Element: copy + drop>(self: &Option<Element>, default: Element): Element {
        if (is_some(self)) *vector::borrow(&self.vec, 0) else default
    }

    public fun fill<Element>(self: &mut Option<Element>, e: Element) {
        assert!(is_none(self), EOPTION_IS_SET);
        vector::push_back(&mut self.vec, e);
    }

    public fun extract<Element>(self: &mut Option<Element>): Element {
        assert!(is_some(self), EOPTION_NOT_SET);
        vector::pop_back(&mut self.vec)
    }

    public fun borrow_mut<Element>(self: &mut Option<Element>): &mut Element {
        assert!(is_some(self), EOPTION_NOT_SET);
        vector::borrow_mut(&mut self.vec, 0)
    }

    public fun swap<Element>(self: &mut Option<Element>, e: Element): Element {
        let old = extract(self);
        fill(self, e);
        old
    }

    public fun swap_or_fill<Element>(self: &mut Option<Element>, e: Element): Option<Element> {
        let old = if (is_some(self)) some(extract(self)) else none();
        fill(self, e);
        old
    }

    public fun destroy_with_default<Element: drop>(self: Option<Element>, default: Element): Element {
        if (is_some(&self)) destroy_some(self) else default
    }

    public fun destroy_some<Element>(self: Option<Element>): Element {
        assert!(is_some(&self), EOPTION_NOT_SET);
        let Option { vec } = self;
        let e = vector::pop_back(&mut vec);
        vector::destroy_empty(vec);
        e
    }

    public fun destroy_none<Element>(self: Option<Element>) {
        assert!(is_none(&self), EOPTION_IS_SET);
        let Option { vec } = self;
        vector::destroy_empty(vec);
    }

    public fun to_vec<Element>(self: Option<Element>): vector<Element> {
        let Option { vec } = self;
        vec
    }

    public inline fun for_each<Element>(self: Option<Element>, f: |Element|) {
        if (is_some(&self)) f(destroy_some(self)) else destroy_none(self)
    }

    public inline fun for_each_ref<Element>(self: &Option<Element>, f: |&Element|) {
        if (is_some(self)) f(borrow(self))
    }

    public inline fun map<Element, OtherElement>(
        self: Option<Element>, f: |Element| OtherElement
    ): Option<OtherElement> {
        if (is_some(&self)) some(f(destroy_some(self)))
        else {
            destroy_none(self);
            none()
        }
    }

    public inline fun map_ref<Element, OtherElement>(
        self: &Option<Element>, f: |&Element| OtherElement
    ): Option<OtherElement> {
        if (is_some(self)) some(f(borrow(self))) else none()
    }

    public inline fun is_some_and<Element>(self: &Option<Element>, f: |&Element| bool): bool {
        is_some(self) && f(borrow(self))
    }
}
