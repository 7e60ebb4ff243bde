/// A table that knows its length, and so can be destroyed when it is empty.
module aptos_std::table_with_length {
    use std::error;
    use aptos_std::table::{Self, Table};

    /// The table has entries.
    const ENOT_EMPTY: u64 = 102;

    struct TableWithLength<phantom K: copy + drop, phantom V> has store {
        inner: Table<K, V>,
        length: u64
    }

    public fun new<K: copy + drop, V: store>(): TableWithLength<K, V> {
        TableWithLength { inner: table::new(), length: 0 }
    }

    public fun destroy_empty<K: copy + drop, V>(self: TableWithLength<K, V>) {
        assert!(self.length == 0, error::invalid_state(ENOT_EMPTY));
        let TableWithLength { inner, length: _ } = self;
        table::destroy(inner)
    }

    public fun add<K: copy + drop, V>(self: &mut TableWithLength<K, V>, key: K, val: V) {
        table::add(&mut self.inner, key, val);
        self.length = self.length + 1;
    }

    public fun borrow<K: copy + drop, V>(self: &TableWithLength<K, V>, key: K): &V {
        table::borrow(&self.inner, key)
    }

    public fun borrow_mut<K: copy + drop, V>(self: &mut TableWithLength<K, V>, key: K): &mut V {
        table::borrow_mut(&mut self.inner, key)
    }

    public fun borrow_mut_with_default<K: copy + drop, V: drop>(
        self: &mut TableWithLength<K, V>, key: K, default: V
    ): &mut V {
        if (!contains(self, key)) add(self, key, default);
        borrow_mut(self, key)
    }

    public fun upsert<K: copy + drop, V: drop>(self: &mut TableWithLength<K, V>, key: K, value: V) {
        if (contains(self, key)) *borrow_mut(self, key) = value else add(self, key, value)
    }

    public fun remove<K: copy + drop, V>(self: &mut TableWithLength<K, V>, key: K): V {
        let val = table::remove(&mut self.inner, key);
        self.length = self.length - 1;
        val
    }

    public fun contains<K: copy + drop, V>(self: &TableWithLength<K, V>, key: K): bool {
        table::contains(&self.inner, key)
    }

    public fun length<K: copy + drop, V>(self: &TableWithLength<K, V>): u64 {
        self.length
    }

    public fun empty<K: copy + drop, V>(self: &TableWithLength<K, V>): bool {
        self.length == 0
    }
}
