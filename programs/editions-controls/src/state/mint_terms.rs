use {
    super::controls_bytes::*,
    crate::{ControlsError, EditionsControls, Phase},
    anchor_lang::prelude::*,
    bytemuck::from_bytes_mut,
};

/// The controls record as far as one mint needs it, read in place: decoding it would cost every
/// buyer a thousand compute units, and all twenty phases nine thousand more.
pub struct MintTerms {
    /// The record without its phases.
    pub controls: EditionsControls,
    /// The phase to mint in.
    pub phase: Phase,
    /// The phase's offset in the record.
    phase_offset: usize,
}

impl MintTerms {
    /// Reads one phase's terms; refuses an index without a phase.
    pub fn read(data: &[u8], phase_index: u32) -> Result<Self> {
        let mut rest = data;
        let record: &ControlsBytes = view(&mut rest)?;
        let controls = record.controls()?;

        let phase_count = u32::from_le_bytes(record.phase_count);
        require!(phase_count > 0, ControlsError::NoPhasesAdded);
        require!(phase_index < phase_count, ControlsError::InvalidPhaseIndex);
        for _ in 0..phase_index {
            view_phase(&mut rest)?;
        }
        let phase_offset = data.len().saturating_sub(rest.len());
        let (phase, root) = view_phase(&mut rest)?;
        Ok(Self {
            controls,
            phase: phase.phase(root.copied())?,
            phase_offset,
        })
    }

    /// Writes what the record owes to its treasury and fee recipients.
    pub fn write_owed(&self, data: &mut [u8]) -> Result<()> {
        let head = data
            .get_mut(..size_of::<ControlsBytes>())
            .ok_or(ControlsError::ControlsUnreadable)?;
        let record: &mut ControlsBytes = from_bytes_mut(head);
        record.owed_to_treasury = self.controls.owed_to_treasury.to_le_bytes();
        record.owed_to_recipients = self.controls.owed_to_recipients.map(u64::to_le_bytes);
        Ok(())
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

#[cfg(test)]
mod tests {
    use {
        super::*,
        crate::{state::test_controls::controls, PhaseType},
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

    const PHASES_OFFSET: usize = size_of::<ControlsBytes>() - 4;

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
            owed: [u64; 6],
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
            prop_assert_eq!(&bytes, &bytes_of(&record));

            terms.controls.owed_to_treasury = owed[0];
            terms.controls.owed_to_recipients.copy_from_slice(&owed[1..]);
            terms.write_owed(&mut bytes).unwrap();
            record.owed_to_treasury = owed[0];
            record.owed_to_recipients.copy_from_slice(&owed[1..]);
            prop_assert_eq!(bytes, bytes_of(&record));
        }

        #[test]
        fn what_cannot_be_decoded_cannot_be_read(
            phases in prop::collection::vec(phase(), 1..=3),
            place: prop::sample::Index,
            byte: u8,
            cut: Option<prop::sample::Index>,
        ) {
            let last = phases.len() as u32 - 1;
            let mut bytes = bytes_of(&controls(phases));
            let place = place.index(bytes.len());
            // Another phase count would change which phase is read.
            if !(PHASES_OFFSET..PHASES_OFFSET + 4).contains(&place) {
                bytes[place] = byte;
            }
            if let Some(cut) = cut {
                bytes.truncate(cut.index(bytes.len()));
            }
            let decoded = EditionsControls::try_deserialize(&mut &bytes[..]).ok();
            let phase = MintTerms::read(&bytes, last).ok().map(|terms| terms.phase);
            // Earlier phases are skipped without reading their terms.
            prop_assert!(decoded.is_some() || phase.is_none() || last > 0);
            if let Some(mut decoded) = decoded {
                prop_assert_eq!(phase, decoded.phases.pop());
            }
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
