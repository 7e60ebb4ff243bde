/// Lists. The natives are instructions of the VM.
module std::vector {
    /// The index is beyond the end.
    const EINDEX_OUT_OF_BOUNDS: u64 = 0x20000;
    /// The range is not within the vector.
    const EINVALID_RANGE: u64 = 0x20001;
    /// The lengths differ.
    const EVECTORS_LENGTH_MISMATCH: u64 = 0x20002;

    #[bytecode_instruction]
    native public fun empty<Element>(): vector<Element>;

    #[bytecode_instruction]
    native public fun length<Element>(self: &vector<Element>): u64;

    #[bytecode_instruction]
    native public fun borrow<Element>(self: &vector<Element>, i: u64): &Element;

    #[bytecode_instruction]
    native public fun push_back<Element>(self: &mut vector<Element>, e: Element);

    #[bytecode_instruction]
    native public fun borrow_mut<Element>(self: &mut vector<Element>, i: u64): &mut Element;

    #[bytecode_instruction]
    native public fun pop_back<Element>(self: &mut vector<Element>): Element;

    #[bytecode_instruction]
    native public fun destroy_empty<Element>(self: vector<Element>);

    #[bytecode_instruction]
    native public fun swap<Element>(self: &mut vector<Element>, i: u64, j: u64);

    public fun singleton<Element>(e: Element): vector<Element> {
        vector[e]
    }

    public fun is_empty<Element>(self: &vector<Element>): bool {
        length(self) == 0
    }

    public fun reverse<Element>(self: &mut vector<Element>) {
        let len = length(self);
        reverse_slice(self, 0, len);
    }

    public fun reverse_slice<Element>(self: &mut vector<Element>, left: u64, right: u64) {
        assert!(left <= right, EINVALID_RANGE);
        while (left + 1 < right) {
            right = right - 1;
            swap(self, left, right);
            left = left + 1;
        };
    }

    public fun append<Element>(self: &mut vector<Element>, other: vector<Element>) {
        reverse(&mut other);
        reverse_append(self, other);
    }

    public fun reverse_append<Element>(self: &mut vector<Element>, other: vector<Element>) {
        while (!is_empty(&other)) push_back(self, pop_back(&mut other));
        destroy_empty(other);
    }

    /// Cuts the vector off at the length and returns the rest.
    public fun trim<Element>(self: &mut vector<Element>, new_len: u64): vector<Element> {
        assert!(new_len <= length(self), EINDEX_OUT_OF_BOUNDS);
        let rest = vector[];
        while (length(self) > new_len) push_back(&mut rest, pop_back(self));
        reverse(&mut rest);
        rest
    }

    public fun contains<Element>(self: &vector<Element>, e: &Element): bool {
        let (found, _) = index_of(self, e);
        found
    }

    public fun index_of<Element>(self: &vector<Element>, e: &Element): (bool, u64) {
        let len = length(self);
        for (i in 0..len) {
            if (borrow(self, i) == e) return (true, i);
        };
        (false, 0)
    }

    public inline fun find<Element>(self: &vector<Element>, f: |&Element| bool): (bool, u64) {
        let found = false;
        let at = 0;
        let i = 0;
        let len = length(self);
        while (i < len && !found) {
            if (f(borrow(self, i))) {
                found = true;
                at = i;
            };
            i = i + 1;
        };
        (found, at)
    }

    public fun insert<Element>(self: &mut vector<Element>, i: u64, e: Element) {
        let len = length(self);
        assert!(i <= len, EINDEX_OUT_OF_BOUNDS);
        push_back(self, e);
        while (len > i) {
            swap(self, len - 1, len);
            len = len - 1;
        };
    }

    public fun remove<Element>(self: &mut vector<Element>, i: u64): Element {
        let len = length(self);
        assert!(i < len, EINDEX_OUT_OF_BOUNDS);
        while (i + 1 < len) {
            swap(self, i, i + 1);
            i = i + 1;
        };
        pop_back(self)
    }

    public fun remove_value<Element>(self: &mut vector<Element>, val: &Element): vector<Element> {
        let (found, at) = index_of(self, val);
        if (found) vector[remove(self, at)] else vector[]
    }

    public fun swap_remove<Element>(self: &mut vector<Element>, i: u64): Element {
        assert!(i < length(self), EINDEX_OUT_OF_BOUNDS);
        let last = length(self) - 1;
        swap(self, i, last);
        pop_back(self)
    }

    public fun slice<Element: copy>(self: &vector<Element>, start: u64, end: u64): vector<Element> {
        assert!(start <= end && end <= length(self), EINVALID_RANGE);
        let part = vector[];
        for (i in start..end) push_back(&mut part, *borrow(self, i));
        part
    }

    public fun range(start: u64, end: u64): vector<u64> {
        let numbers = vector[];
        let next = start;
        while (next < end) {
            push_back(&mut numbers, next);
            next = next + 1;
        };
        numbers
    }

    public inline fun for_each<Element>(self: vector<Element>, f: |Element|) {
        reverse(&mut self);
        for_each_reverse(self, |e| f(e));
    }

    public inline fun for_each_reverse<Element>(self: vector<Element>, f: |Element|) {
        let left = length(&self);
        while (left > 0) {
            f(pop_back(&mut self));
            left = left - 1;
        };
        destroy_empty(self);
    }

    public inline fun for_each_ref<Element>(self: &vector<Element>, f: |&Element|) {
        let i = 0;
        let len = length(self);
        while (i < len) {
            f(borrow(self, i));
            i = i + 1;
        }
    }

    public inline fun for_each_mut<Element>(self: &mut vector<Element>, f: |&mut Element|) {
        let i = 0;
        let len = length(self);
        while (i < len) {
            f(borrow_mut(self, i));
            i = i + 1;
        }
    }

    public inline fun enumerate_ref<Element>(self: &vector<Element>, f: |u64, &Element|) {
        let i = 0;
        let len = length(self);
        while (i < len) {
            f(i, borrow(self, i));
            i = i + 1;
        };
    }

    public inline fun enumerate_mut<Element>(self: &mut vector<Element>, f: |u64, &mut Element|) {
        let i = 0;
        let len = length(self);
        while (i < len) {
            f(i, borrow_mut(self, i));
            i = i + 1;
        };
    }

    public inline fun zip<Element1, Element2>(
        self: vector<Element1>, v2: vector<Element2>, f: |Element1, Element2|
    ) {
        assert!(length(&self) == length(&v2), 0x20002);
        reverse(&mut self);
        reverse(&mut v2);
        let left = length(&self);
        while (left > 0) {
            f(pop_back(&mut self), pop_back(&mut v2));
            left = left - 1;
        };
        destroy_empty(self);
        destroy_empty(v2);
    }

    public inline fun zip_ref<Element1, Element2>(
        self: &vector<Element1>, v2: &vector<Element2>, f: |&Element1, &Element2|
    ) {
        assert!(length(self) == length(v2), 0x20002);
        let i = 0;
        let len = length(self);
        while (i < len) {
            f(borrow(self, i), borrow(v2, i));
            i = i + 1;
        }
    }

    public inline fun fold<Accumulator, Element>(
        self: vector<Element>, init: Accumulator, f: |Accumulator, Element| Accumulator
    ): Accumulator {
        let result = init;
        for_each(self, |e| result = f(result, e));
        result
    }

    public inline fun map_ref<Element, NewElement>(
        self: &vector<Element>, f: |&Element| NewElement
    ): vector<NewElement> {
        let result = vector<NewElement>[];
        for_each_ref(self, |e| push_back(&mut result, f(e)));
        result
    }

    public inline fun map<Element, NewElement>(
        self: vector<Element>, f: |Element| NewElement
    ): vector<NewElement> {
        let result = vector<NewElement>[];
        for_each(self, |e| push_back(&mut result, f(e)));
        result
    }

    public inline fun filter<Element: drop>(
        self: vector<Element>, p: |&Element| bool
    ): vector<Element> {
        let result = vector<Element>[];
        for_each(self, |e| { if (p(&e)) push_back(&mut result, e); });
        result
    }

    public inline fun any<Element>(self: &vector<Element>, p: |&Element| bool): bool {
        let (found, _) = find(self, |e| p(e));
        found
    }

    public inline fun all<Element>(self: &vector<Element>, p: |&Element| bool): bool {
        let (found, _) = find(self, |e| !p(e));
        !found
    }

    public inline fun destroy<Element>(self: vector<Element>, d: |Element|) {
        for_each_reverse(self, |e| d(e))
    }
}
