/// A map whose entries are stored apart, each under a key of its own in the state.
module aptos_std::table {
    friend aptos_std::table_with_length;

    /// A table of the VM, which wants the length in the record.
    struct Table<phantom K: copy + drop, phantom V> has store {
        handle: address,
        length: u64
    }

    struct Box<V> has key, drop, store {
        val: V
    }

    public fun new<K: copy + drop, V: store>(): Table<K, V> {
        Table { handle: new_table_handle<K, V>(), length: 0 }
    }

    public fun add<K: copy + drop, V>(self: &mut Table<K, V>, key: K, val: V) {
        add_box<K, V, Box<V>>(self, key, Box { val })
    }

    public fun borrow<K: copy + drop, V>(self: &Table<K, V>, key: K): &V {
        &borrow_box<K, V, Box<V>>(self, key).val
    }

    public fun borrow_with_default<K: copy + drop, V>(self: &Table<K, V>, key: K, default: &V): &V {
        if (contains(self, key)) borrow(self, key) else default
    }

    public fun borrow_mut<K: copy + drop, V>(self: &mut Table<K, V>, key: K): &mut V {
        &mut borrow_box_mut<K, V, Box<V>>(self, key).val
    }

    public fun borrow_mut_with_default<K: copy + drop, V: drop>(
        self: &mut Table<K, V>, key: K, default: V
    ): &mut V {
        if (!contains(self, key)) add(self, key, default);
        borrow_mut(self, key)
    }

    public fun upsert<K: copy + drop, V: drop>(self: &mut Table<K, V>, key: K, value: V) {
        if (contains(self, key)) *borrow_mut(self, key) = value else add(self, key, value)
    }

    public fun remove<K: copy + drop, V>(self: &mut Table<K, V>, key: K): V {
        let Box { val } = remove_box<K, V, Box<V>>(self, key);
        val
    }

    public fun contains<K: copy + drop, V>(self: &Table<K, V>, key: K): bool {
        contains_box<K, V, Box<V>>(self, key)
    }

    public(friend) fun destroy<K: copy + drop, V>(self: Table<K, V>) {
        destroy_empty_box<K, V, Box<V>>(&self);
        let Table { handle: _, length: _ } = self;
    }

    native fun new_table_handle<K, V>(): address;

    native fun add_box<K: copy + drop, V, B>(table: &mut Table<K, V>, key: K, val: Box<V>);

    native fun borrow_box<K: copy + drop, V, B>(table: &Table<K, V>, key: K): &Box<V>;

    native fun borrow_box_mut<K: copy + drop, V, B>(table: &mut Table<K, V>, key: K): &mut Box<V>;

    native fun contains_box<K: copy + drop, V, B>(table: &Table<K, V>, key: K): bool;

    native fun remove_box<K: copy + drop, V, B>(table: &mut Table<K, V>, key: K): Box<V>;

    native fun destroy_empty_box<K: copy + drop, V, B>(table: &Table<K, V>);
}
