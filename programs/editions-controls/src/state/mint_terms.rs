use {
    crate::{ControlsError, EditionsControls, Phase},
    anchor_lang::prelude::*,
};

/// The part of the controls record that one mint needs: decoding all of twenty phases would cost every
/// buyer nine thousand compute units.
pub struct MintTerms {
    /// The record without its phases.
    pub controls: EditionsControls,
    /// The phase of the mint.
    pub phase: Phase,
    /// Offset of the phase in the record.
    phase_offset: usize,
}

/// Offset of the number of phases in the record.
const PHASES_OFFSET: usize = 8 + EditionsControls::INIT_SPACE - 4;

impl MintTerms {
    /// Reads the terms of one phase; refuses an index without a phase.
    pub fn read(data: &[u8], phase_index: u32) -> Result<Self> {
        let (start, mut rest) = data
            .split_at_checked(PHASES_OFFSET)
            .ok_or(ControlsError::ControlsUnreadable)?;
        // Followed by a 0 for the number of phases, the start of the record is a record without phases.
        let mut record = [0; PHASES_OFFSET + 4];
        record[..PHASES_OFFSET].copy_from_slice(start);
        let controls = EditionsControls::try_deserialize(&mut &record[..])
            .map_err(|_| ControlsError::ControlsUnreadable)?;

        let phase_count: u32 = take(&mut rest)?;
        require!(phase_count > 0, ControlsError::NoPhasesAdded);
        require!(phase_index < phase_count, ControlsError::InvalidPhaseIndex);
        for _ in 0..phase_index {
            skip(&mut rest, Phase::FIXED_SIZE)?;
            let has_root: bool = take(&mut rest)?;
            skip(&mut rest, if has_root { 32 } else { 0 })?;
        }
        let phase_offset = data.len().saturating_sub(rest.len());
        Ok(Self {
            controls,
            phase: take(&mut rest)?,
            phase_offset,
        })
    }

    /// Counts one mint in the phase, here and in the record.
    pub fn count_mint(&mut self, data: &mut [u8]) -> Result<()> {
        self.phase.current_mints = self
            .phase
            .current_mints
            .checked_add(1)
            .ok_or(ControlsError::NumericOverflow)?;
        self.phase.invariant()?;
        let start = self
            .phase_offset
            .saturating_add(Phase::CURRENT_MINTS_OFFSET);
        let end = start.saturating_add(8);
        data.get_mut(start..end)
            .ok_or(ControlsError::ControlsUnreadable)?
            .copy_from_slice(&self.phase.current_mints.to_le_bytes());
        Ok(())
    }
}

fn take<T: AnchorDeserialize>(rest: &mut &[u8]) -> Result<T> {
    T::deserialize(rest).map_err(|_| ControlsError::ControlsUnreadable.into())
}

fn skip(rest: &mut &[u8], bytes: usize) -> Result<()> {
    *rest = rest.get(bytes..).ok_or(ControlsError::ControlsUnreadable)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use {
        super::*,
        crate::state::{PhaseType, PlatformFeeRecipient},
        proptest::prelude::*,
    };

    fn phase() -> impl Strategy<Value = Phase> {
        (
            any::<u64>(),
            any::<bool>(),
            0..u64::MAX / 2,
            prop::option::of(any::<[u8; 32]>()),
        )
            .prop_map(|(price_amount, active, current_mints, merkle_root)| Phase {
                price_amount,
                price_token: anchor_spl::token::spl_token::native_mint::ID,
                start_time: -5,
                active,
                max_mints_per_wallet: 3,
                max_mints_total: 0,
                end_time: i64::MAX,
                current_mints,
                phase_type: match merkle_root {
                    Some(_) => PhaseType::MerkleTree,
                    None => PhaseType::AllowList,
                },
                merkle_root,
            })
    }

    fn controls(phases: Vec<Phase>) -> EditionsControls {
        let key = |seed| Pubkey::new_from_array([seed; 32]);
        EditionsControls {
            editions_deployment: key(1),
            creator: key(2),
            treasury: key(3),
            max_mints_per_wallet: 4,
            cosigner_program_id: key(5),
            platform_fee_primary_admin: key(6),
            platform_fee_secondary_admin: key(7),
            platform_fee_value: 300,
            is_fee_flat: false,
            platform_fee_recipients: [8, 9, 10, 11, 12].map(|seed| PlatformFeeRecipient {
                address: key(seed),
                share: 20,
            }),
            bump: 254,
            phases,
        }
    }

    fn bytes_of(controls: &EditionsControls) -> Vec<u8> {
        let mut bytes = Vec::new();
        controls.try_serialize(&mut bytes).unwrap();
        bytes
    }

    proptest! {
        #[test]
        fn counting_in_place_equals_counting_in_the_record(
            phases in prop::collection::vec(phase(), 1..=20),
            pick: prop::sample::Index,
        ) {
            let index = pick.index(phases.len());
            let mut record = controls(phases);
            let mut bytes = bytes_of(&record);
            prop_assert_eq!(bytes.len(), EditionsControls::size(&record.phases));

            let mut terms = MintTerms::read(&bytes, index as u32).unwrap();
            prop_assert_eq!(&terms.phase, &record.phases[index]);
            let phases = record.phases.clone();
            prop_assert_eq!(bytes_of(&EditionsControls { phases, ..terms.controls.clone() }), bytes.clone());

            terms.count_mint(&mut bytes).unwrap();
            record.phases[index].current_mints += 1;
            prop_assert_eq!(bytes, bytes_of(&record));
        }

        #[test]
        fn a_cut_record_is_refused(cut in 0usize..500) {
            let bytes = bytes_of(&controls(Vec::new()));
            let cut = cut.min(bytes.len());
            prop_assert!(MintTerms::read(&bytes[..cut], 0).is_err());
        }
    }

    #[test]
    fn an_index_without_a_phase_is_refused() {
        let bytes = bytes_of(&controls(Vec::new()));
        assert_eq!(
            MintTerms::read(&bytes, 0).err(),
            Some(ControlsError::NoPhasesAdded.into())
        );
    }
}
