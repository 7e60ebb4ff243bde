/// A map in one vector, in the order of insertion.
module aptos_std::simple_map {
    use std::error;
    use std::option::{Self, Option};
    use std::vector;

    /// The key is there already.
    const EKEY_ALREADY_EXISTS: u64 = 1;
    /// There is no such key.
    const EKEY_NOT_FOUND: u64 = 2;

    struct SimpleMap<Key, Value> has copy, drop, store {
        data: vector<Element<Key, Value>>
    }

    struct Element<Key, Value> has copy, drop, store {
        key: Key,
        value: Value
    }

    public fun new<Key: store, Value: store>(): SimpleMap<Key, Value> {
        SimpleMap { data: vector[] }
    }

    public fun length<Key: store, Value: store>(self: &SimpleMap<Key, Value>): u64 {
        vector::length(&self.data)
    }

    public fun borrow<Key: store, Value: store>(self: &SimpleMap<Key, Value>, key: &Key): &Value {
        &vector::borrow(&self.data, found(self, key)).value
    }

    public fun borrow_mut<Key: store, Value: store>(
        self: &mut SimpleMap<Key, Value>, key: &Key
    ): &mut Value {
        let at = found(self, key);
        &mut vector::borrow_mut(&mut self.data, at).value
    }

    public fun contains_key<Key: store, Value: store>(self: &SimpleMap<Key, Value>, key: &Key): bool {
        option::is_some(&find(self, key))
    }

    public fun add<Key: store, Value: store>(self: &mut SimpleMap<Key, Value>, key: Key, value: Value) {
        assert!(!contains_key(self, &key), error::invalid_argument(EKEY_ALREADY_EXISTS));
        vector::push_back(&mut self.data, Element { key, value });
    }

    public fun upsert<Key: store, Value: store>(
        self: &mut SimpleMap<Key, Value>, key: Key, value: Value
    ): (Option<Key>, Option<Value>) {
        let at = find(self, &key);
        vector::push_back(&mut self.data, Element { key, value });
        if (option::is_none(&at)) return (option::none(), option::none());
        let Element { key, value } = vector::swap_remove(&mut self.data, option::destroy_some(at));
        (option::some(key), option::some(value))
    }

    public fun remove<Key: store, Value: store>(
        self: &mut SimpleMap<Key, Value>, key: &Key
    ): (Key, Value) {
        let at = found(self, key);
        let Element { key, value } = vector::swap_remove(&mut self.data, at);
        (key, value)
    }

    public fun keys<Key: copy, Value>(self: &SimpleMap<Key, Value>): vector<Key> {
        vector::map_ref(&self.data, |e| { let e: &Element<Key, Value> = e; e.key })
    }

    public fun values<Key, Value: copy>(self: &SimpleMap<Key, Value>): vector<Value> {
        vector::map_ref(&self.data, |e| { let e: &Element<Key, Value> = e; e.value })
    }

    fun found<Key: store, Value: store>(self: &SimpleMap<Key, Value>, key: &Key): u64 {
        let at = find(self, key);
        assert!(option::is_some(&at), error::invalid_argument(EKEY_NOT_FOUND));
        option::destroy_some(at)
    }

    fun find<Key: store, Value: store>(self: &SimpleMap<Key, Value>, key: &Key): Option<u64> {
        let len = vector::length(&self.data);
        for (i in 0..len) {
            if (&vector::borrow(&self.data, i).key == key) return option::some(i);
        };
        option::none()
    }
}
