/// The functions of a smart table that need no walk over its entries, over one entry per key instead of buckets.
module aptos_std::smart_table {
    use aptos_std::table_with_length::{Self, TableWithLength};

    struct SmartTable<phantom K: copy + drop, phantom V> has store {
        inner: TableWithLength<K, V>
    }

    public fun new<K: copy + drop + store, V: store>(): SmartTable<K, V> {
        SmartTable { inner: table_with_length::new() }
    }

    public fun destroy_empty<K: copy + drop, V>(self: SmartTable<K, V>) {
        let SmartTable { inner } = self;
        table_with_length::destroy_empty(inner)
    }

    public fun add<K: copy + drop, V>(self: &mut SmartTable<K, V>, key: K, value: V) {
        table_with_length::add(&mut self.inner, key, value)
    }

    public fun borrow<K: copy + drop, V>(self: &SmartTable<K, V>, key: K): &V {
        table_with_length::borrow(&self.inner, key)
    }

    public fun borrow_with_default<K: copy + drop, V>(self: &SmartTable<K, V>, key: K, default: &V): &V {
        if (contains(self, key)) borrow(self, key) else default
    }

    public fun borrow_mut<K: copy + drop, V>(self: &mut SmartTable<K, V>, key: K): &mut V {
        table_with_length::borrow_mut(&mut self.inner, key)
    }

    public fun borrow_mut_with_default<K: copy + drop, V: drop>(
        self: &mut SmartTable<K, V>, key: K, default: V
    ): &mut V {
        table_with_length::borrow_mut_with_default(&mut self.inner, key, default)
    }

    public fun contains<K: drop + copy, V>(self: &SmartTable<K, V>, key: K): bool {
        table_with_length::contains(&self.inner, key)
    }

    public fun length<K: copy + drop, V>(self: &SmartTable<K, V>): u64 {
        table_with_length::length(&self.inner)
    }

    public fun upsert<K: copy + drop, V: drop>(self: &mut SmartTable<K, V>, key: K, value: V) {
        table_with_length::upsert(&mut self.inner, key, value)
    }

    public fun remove<K: copy + drop, V>(self: &mut SmartTable<K, V>, key: K): V {
        table_with_length::remove(&mut self.inner, key)
    }
}
